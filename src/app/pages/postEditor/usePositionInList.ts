import { useState } from 'react'

interface Place {
  /** Indexes of the neighbours; either may lie outside of the list. */
  previous: number
  next: number
}

/**
 * The position of a post in a list. Once it has left the list, as a published one leaves the drafts, its neighbours
 * are those of the gap; null when it was never in it.
 */
export function usePositionInList(postId: number, ids: readonly number[]): Place | null {
  const [known, setKnown] = useState({ postId, index: -1 })
  const index = ids.indexOf(postId)
  if (index >= 0 && (known.postId !== postId || known.index !== index)) {
    setKnown({ postId, index })
  }
  if (index >= 0) return { previous: index - 1, next: index + 1 }
  if (known.postId !== postId || known.index < 0) return null
  return { previous: known.index - 1, next: known.index }
}
