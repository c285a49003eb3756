import { useState } from 'react'

interface Place {
  /** Indexes of the neighbours; there may be none. */
  previous: number
  next: number
}

/**
 * Where a post stands among others. Once it has left them, as a published one leaves the drafts, its neighbours are
 * those of the gap; null when it never was there.
 */
export function usePlaceInList(postId: number, ids: readonly number[]): Place | null {
  const [known, setKnown] = useState({ postId, index: -1 })
  const index = ids.indexOf(postId)
  if (index >= 0 && (known.postId !== postId || known.index !== index)) {
    setKnown({ postId, index })
  }
  if (index >= 0) return { previous: index - 1, next: index + 1 }
  if (known.postId !== postId || known.index < 0) return null
  return { previous: known.index - 1, next: known.index }
}
