import { useEffect, useRef, useState } from 'react'
import {
  neighbourIndexes,
  type NeighbourIndexes,
  type Neighbours,
  type NeighbourSide,
} from './neighbours'

/** The part of a list that has been loaded. */
export interface LoadedList {
  ids: readonly number[]
  hasMore: boolean
  isLoading: boolean
  /** Loads another page; resolves to all ids that are loaded then, or to an error. */
  loadMore: () => Promise<{ ids: readonly number[]; error: unknown }>
}

interface Ways {
  show: (id: number) => void
  /** Called when the next page failed to load. */
  onFailure: (error: unknown) => void
}

/**
 * The neighbours of a record in a list. Opening the record after the last loaded one loads more of the list. Null for a
 * record that was never in the list.
 */
export function useNeighboursInList(
  recordId: number,
  list: LoadedList,
  { show, onFailure }: Ways,
): Neighbours | null {
  const indexes = useIndexesInList(recordId, list.ids)
  const [pressed, setPressed] = useState<NeighbourSide | null>(null)
  const shown = useRef<number | null>(null)
  useEffect(() => {
    shown.current = recordId
    return () => {
      shown.current = null
    }
  }, [recordId])
  if (!indexes) return null
  const known = indexes

  async function open(index: number, button: NeighbourSide | null) {
    let id = list.ids[index]
    if (id === undefined) {
      if (list.isLoading) return
      const { ids, error } = await list.loadMore()
      if (shown.current !== recordId) return
      id = ids[index]
      if (id === undefined && error !== undefined) onFailure(error)
    }
    if (id === undefined) return
    setPressed(button)
    show(id)
  }

  function wayTo(side: NeighbourSide, hasMore: boolean) {
    const index = known[side]
    if (list.ids[index] === undefined && !hasMore) return null
    return (isByButton: boolean) => void open(index, isByButton ? side : null)
  }

  return {
    open: { previous: wayTo('previous', false), next: wayTo('next', list.hasMore) },
    isLoading: list.isLoading,
    pressed,
  }
}

function useIndexesInList(recordId: number, ids: readonly number[]): NeighbourIndexes | null {
  const [known, setKnown] = useState({ recordId, index: -1 })
  const index = ids.indexOf(recordId)
  if (index >= 0 && (known.recordId !== recordId || known.index !== index)) {
    setKnown({ recordId, index })
  }
  return neighbourIndexes(index, known.recordId === recordId ? known.index : -1)
}
