import { NEIGHBOUR_KEYS } from '../../shortcuts/neighbourShortcuts'
import type { Shortcut } from '../../shortcuts/shortcut'
import { isPressed, type Keystroke } from '../keystroke'

export type NeighbourSide = 'previous' | 'next'

/** The records beside the open one in the list that it was opened from. */
export interface Neighbours {
  /** Opens a neighbour, by its button or by a key; null at the end of the list. */
  open: Record<NeighbourSide, ((isByButton: boolean) => void) | null>
  /** Whether the next record is loading. */
  isLoading: boolean
  /** The button that was pressed to open this record: it keeps the focus. */
  pressed: NeighbourSide | null
}

/** Indexes of the neighbours; either may be outside of the list. */
export type NeighbourIndexes = Record<NeighbourSide, number>

/**
 * The indexes of a record's neighbours, by its own index in the list; -1 when the record is not there. A record may
 * leave its list, as a published post leaves the drafts: its neighbours are then those of the gap where it was last.
 * Null for a record that was never in the list.
 */
export function neighbourIndexes(index: number, lastIndex: number): NeighbourIndexes | null {
  if (index >= 0) return { previous: index - 1, next: index + 1 }
  return lastIndex < 0 ? null : { previous: lastIndex - 1, next: lastIndex }
}

/** The side that a key leads to, by the table of a screen; null for any other key. */
export function sideOfKeys(
  event: Keystroke,
  table: Record<NeighbourSide, Pick<Shortcut, 'keys'>> = NEIGHBOUR_KEYS,
): NeighbourSide | null {
  if (isPressed(event, table.previous.keys)) return 'previous'
  return isPressed(event, table.next.keys) ? 'next' : null
}
