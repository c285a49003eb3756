import type { WidgetMedia, WidgetPayload } from '@/contract/widgets/widgetApi'

/** Containers up to this width (px) count as phones; the style sheet has the same figure. */
const PHONE_WIDTH = 600
/** Width divided by height of the tiles in layouts 1-4; rows are square too. */
const RATIOS = [1, 4 / 5, 3 / 4, 9 / 16]

type Settings = WidgetPayload['settings']

export function tileRatio(layout: Settings['layout']): number {
  return RATIOS[(layout ?? 1) - 1] ?? 1
}

/** Px of a tile in a gallery that is `width` px wide. */
export function tileWidth(width: number, { cols, cols_min, spacing }: Settings): number {
  const columns = Math.max(1, width <= PHONE_WIDTH ? cols_min : cols)
  return (width - spacing * (columns - 1)) / columns
}

/** Px that a picture is wide when it covers a tile: a wide picture in a narrow tile is cropped at its sides. */
export function coverWidth(width: number, ratio: number, picture: WidgetMedia['picture']): number {
  return Math.ceil(Math.max(width, (width / ratio) * (picture.width / picture.height)))
}
