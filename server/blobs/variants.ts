import * as v from 'valibot'
import { mediaPath } from './blobStore'

/** One stored size of a picture: WebP, upright, without metadata. */
export interface Variant {
  blob: string
  width: number
  height: number
}

/** Validated by hand: a schema of three fields inside a list takes a tenth of the time of a page of posts. */
export const variantListSchema = v.custom<Variant[]>(
  (value) => Array.isArray(value) && value.length > 0 && value.every(isVariant),
)

function isVariant(value: unknown): value is Variant {
  return (
    typeof value === 'object' &&
    value !== null &&
    'blob' in value &&
    typeof value.blob === 'string' &&
    'width' in value &&
    typeof value.width === 'number' &&
    'height' in value &&
    typeof value.height === 'number'
  )
}

/** Px of the longest side, as documented for the contract's `thumbnailUrl`, `imageUrl` and `imageHighResolutionUrl`. */
export const VARIANT_SIDES = { thumbnail: 320, frame: 736, full: 1600 } as const
export type VariantSize = keyof typeof VARIANT_SIDES

/** The stored size for a use; for a small picture with fewer sizes, its largest. */
export function variantFor(variants: readonly Variant[], size: VariantSize): Variant {
  const fitting = variants.find(
    ({ width, height }) => Math.max(width, height) >= VARIANT_SIDES[size],
  )
  const chosen = fitting ?? variants.at(-1)
  if (!chosen) throw new Error('A picture without a stored size')
  return chosen
}

/** The address of the smallest size. */
export const thumbnailPath = (variants: readonly Variant[]): string =>
  mediaPath(variantFor(variants, 'thumbnail').blob)

/** Extensions of a 3D model's stored copies by their encoding. All have the hash of the model itself. */
export const MODEL_COPIES = { identity: 'stl', br: 'stlbr', gzip: 'stlgz' } as const
