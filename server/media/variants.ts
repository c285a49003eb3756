import * as v from 'valibot'

/** One stored size of a picture: WebP, upright, without metadata. */
export const variantSchema = v.object({
  blob: v.string(),
  width: v.number(),
  height: v.number(),
})
export type Variant = v.InferOutput<typeof variantSchema>

export const variantListSchema = v.pipe(v.array(variantSchema), v.minLength(1))

/** Px of the longest side, as the contract's `thumbnailUrl`, `imageUrl` and `imageHighResolutionUrl` promise. */
export const VARIANT_SIDES = { thumbnail: 320, frame: 736, full: 1600 } as const
export type VariantSize = keyof typeof VARIANT_SIDES

/** The stored size for a use; a small picture has fewer sizes, then its largest. */
export function variantFor(variants: readonly Variant[], size: VariantSize): Variant {
  const fitting = variants.find(
    ({ width, height }) => Math.max(width, height) >= VARIANT_SIDES[size],
  )
  const chosen = fitting ?? variants.at(-1)
  if (!chosen) throw new Error('A picture without a stored size')
  return chosen
}
