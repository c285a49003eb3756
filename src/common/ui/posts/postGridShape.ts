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
  /** Height of what is under its picture, px. */
  foot: number
  /** Cards beside each other at the least, where buttons need more room than a photo. */
  leastColumns?: number
}

/** The sizes of a grid of posts of this width: how many cards stand beside each other, and how large they are. */
export function postGridShape(
  width: number,
  { listGap: gap, photoPercent, photoColumns }: Density,
  { minWidth, foot, leastColumns = photoColumns }: GridCard,
): PostGridShape {
  const least = (minWidth * photoPercent) / 100
  const columns = Math.max(leastColumns, Math.floor((width + gap) / (least + gap)))
  const cardWidth = (width - gap * (columns - 1)) / columns
  return { columns, cardWidth, rowHeight: Math.round(cardWidth + foot + gap), gap }
}

/** The shape of a grid of posts in the density that the person has chosen. */
export const usePostGridShape = (width: number, card: GridCard) =>
  postGridShape(width, useMantineTheme().other as Density, card)
