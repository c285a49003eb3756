export type NeighbourSide = 'previous' | 'next'

/** The posts beside the open one in the list that it was opened from. */
export interface Neighbours {
  /** Opens one, by its button or by a key; null where the list ends. */
  open: Record<NeighbourSide, ((isByButton: boolean) => void) | null>
  /** The next one is on its way. */
  isLoading: boolean
  /** The button that led here: who presses it goes on pressing it. */
  pressed: NeighbourSide | null
}
