import { PHONE_WIDTH } from './phoneWidth'

interface Grid {
  cols: number
  cols_min: number
  spacing: number
}

interface Shape {
  width: number
  height: number
}

/** Width divided by height of tiles in the layouts 1 to 4. No schema library here: the embed bundles this file. */
const RATIOS = [1, 4 / 5, 3 / 4, 9 / 16]

/** Width divided by height; square without a layout or for an unknown one. */
export const tileRatio = (layout: number | null): number => RATIOS[Number(layout) - 1] ?? 1

/** The width in px of a tile in a gallery that is `width` px wide. */
export function tileWidth(width: number, { cols, cols_min, spacing }: Grid): number {
  const columns = Math.max(1, width <= PHONE_WIDTH ? cols_min : cols)
  return (width - spacing * (columns - 1)) / columns
}

/** The width in px of a picture that covers a tile: a wide picture in a narrow tile is cropped at its sides. */
export function coverWidth(width: number, ratio: number, picture: Shape): number {
  return Math.ceil(Math.max(width, (width / ratio) * (picture.width / picture.height)))
}
