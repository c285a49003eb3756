/** Shape of the library's grid in px, shared by the cards and their skeletons. */
export const GRID_GAP_PX = 16
/** Height of the text under a picture. */
export const CARD_FOOT_PX = 86

const CARD_MIN_WIDTH_PX = 208
const MIN_COLUMNS = 2

/** How many cards stand beside each other in a grid of this width. */
export function columnsOf(width: number): number {
  return Math.max(
    MIN_COLUMNS,
    Math.floor((width + GRID_GAP_PX) / (CARD_MIN_WIDTH_PX + GRID_GAP_PX)),
  )
}
