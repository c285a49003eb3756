export type NeighbourSide = 'previous' | 'next'

/** The posts beside the open one in the list that it was opened from. */
export interface Neighbours {
  /** Opens a neighbour, by its button or by a key; null at the end of the list. */
  open: Record<NeighbourSide, ((isByButton: boolean) => void) | null>
  /** The next one is loading. */
  isLoading: boolean
  /** The button that led here: it keeps the focus. */
  pressed: NeighbourSide | null
}
