import { TILE_SHAPES } from '@/contract/widgets/settings/tileShapes'

/** The tile layouts by their number, with the ratio of width to height. */
export const TILE_LAYOUTS = TILE_SHAPES.map((ratio, index) => ({ layout: index + 1, ratio }))

/** An aspect ratio for CSS; an unknown layout has square tiles. */
export function aspectOfLayout(layout: number | null): string {
  const { ratio } = TILE_LAYOUTS.find((one) => one.layout === layout) ?? { ratio: TILE_SHAPES[0] }
  return ratio.join(' / ')
}
