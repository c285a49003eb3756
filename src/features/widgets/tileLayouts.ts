/** Aspect ratios (width to height) of the tile layouts by their number, as the embed draws them. */
export const TILE_LAYOUTS = [
  { layout: 1, ratio: [1, 1] },
  { layout: 2, ratio: [4, 5] },
  { layout: 3, ratio: [3, 4] },
  { layout: 4, ratio: [9, 16] },
] as const

/** An aspect ratio for CSS; an unknown layout has square tiles. */
export function aspectOfLayout(layout: number | null): string {
  const { ratio } = TILE_LAYOUTS.find((one) => one.layout === layout) ?? TILE_LAYOUTS[0]
  return ratio.join(' / ')
}
