import { useMantineTheme } from '@mantine/core'
import type { Density } from '../theme/density'

interface PostGridShape {
  columns: number
  cardWidth: number
  /** Px, with the gap below the row. */
  rowHeight: number
  gap: number
}

interface GridCard {
  /** Least width of a card when there is room, px. */
  minWidth: number
  /** Height below its picture without the lines of the caption, px. */
  foot: number
}

const LEAST_COLUMNS = 2
/** As high as a line of `PostTile`. */
const LINE_PX = 20

/** The sizes of a grid of posts of this width: the number of columns, and the size of a card. */
export function postGridShape(
  width: number,
  { listGap: gap, photoPercent, captionLines }: Density,
  { minWidth, foot }: GridCard,
): PostGridShape {
  const least = (minWidth * photoPercent) / 100
  const columns = Math.max(LEAST_COLUMNS, Math.floor((width + gap) / (least + gap)))
  const cardWidth = (width - gap * (columns - 1)) / columns
  return {
    columns,
    cardWidth,
    rowHeight: Math.round(cardWidth + captionLines * LINE_PX + foot + gap),
    gap,
  }
}

/** The shape of a grid of posts in the density that the person has chosen. */
export const usePostGridShape = (width: number, card: GridCard) =>
  postGridShape(width, useMantineTheme().other as Density, card)
