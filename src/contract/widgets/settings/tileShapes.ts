/** Width and height of the tiles, as a ratio, in the layouts 1 to 4. No schema library here: the embed bundles this file. */
export const TILE_SHAPES = [
  [1, 1],
  [4, 5],
  [3, 4],
  [9, 16],
] as const

/** Width divided by height; what has no layout or an unknown one is square. */
export function tileRatio(layout: number | null): number {
  const [width, height] = TILE_SHAPES[(layout ?? 1) - 1] ?? TILE_SHAPES[0]
  return width / height
}
