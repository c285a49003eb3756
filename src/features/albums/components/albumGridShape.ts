/** Sizes of an album's grid in px. */
export const GRID_GAP_PX = 16

const CARD_MIN_WIDTH_PX = 180
const MIN_COLUMNS = 2
/** Height of the text under a picture. */
const TEXT_PX = 50
/** Height of the line by which a card is moved. */
const TOOLS_PX = 44

/** How many cards fit beside each other in a grid of this width, and the height of a row including the gap below it. */
export function albumGridShape(width: number, hasTools: boolean) {
  const columns = Math.max(
    MIN_COLUMNS,
    Math.floor((width + GRID_GAP_PX) / (CARD_MIN_WIDTH_PX + GRID_GAP_PX)),
  )
  const cardWidth = (width - GRID_GAP_PX * (columns - 1)) / columns
  const foot = TEXT_PX + (hasTools ? TOOLS_PX : 0)
  return { columns, cardWidth, rowHeight: Math.round(cardWidth + foot + GRID_GAP_PX) }
}
