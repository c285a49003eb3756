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

/** The aspect ratio of tiles in the layouts 1 to 4. No schema library here: the embed bundles this file. */
export const TILE_SHAPES = [
  [1, 1],
  [4, 5],
  [3, 4],
  [9, 16],
] as const

/** Width divided by height; square without a layout or for an unknown one. */
export function tileRatio(layout: number | null): number {
  const [width, height] = TILE_SHAPES[Number(layout) - 1] ?? TILE_SHAPES[0]
  return width / height
}

/** The width in px of a tile in a gallery that is `width` px wide. */
export function tileWidth(width: number, { cols, cols_min, spacing }: Grid): number {
  const columns = Math.max(1, width <= PHONE_WIDTH ? cols_min : cols)
  return (width - spacing * (columns - 1)) / columns
}

/** The width in px of a picture that covers a tile: a wide picture in a narrow tile is cropped at its sides. */
export function coverWidth(width: number, ratio: number, picture: Shape): number {
  return Math.ceil(Math.max(width, (width / ratio) * (picture.width / picture.height)))
}
