/** Sizes of the library's grid in px, shared by the cards and their skeletons. */
export const GRID_GAP_PX = 16
/** Height of the text under a picture. */
export const CARD_FOOT_PX = 100

const CARD_MIN_WIDTH_PX = 208
const MIN_COLUMNS = 2

/** How many cards fit beside each other in a grid of this width. */
export function columnsOf(width: number): number {
  return Math.max(
    MIN_COLUMNS,
    Math.floor((width + GRID_GAP_PX) / (CARD_MIN_WIDTH_PX + GRID_GAP_PX)),
  )
}

/** Height of a row of cards in a grid of this width, including the gap below it. */
export function rowHeightOf(width: number): number {
  const columns = columnsOf(width)
  const cardWidth = (width - GRID_GAP_PX * (columns - 1)) / columns
  return Math.round(cardWidth + CARD_FOOT_PX + GRID_GAP_PX)
}
