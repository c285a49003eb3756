import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  allLoadedSelected,
  postToggled,
  rangeSelected,
  selectAnchorId,
  selectChosenIds,
  selectionCleared,
} from './librarySelectionSlice'

/** The chosen posts of a list, and the ways to choose them. `ids` are the loaded posts of the list. */
export function usePostSelection(ids: readonly number[]) {
  const dispatch = useAppDispatch()
  const chosenIds = useAppSelector(selectChosenIds)
  const anchorId = useAppSelector(selectAnchorId)
  const chosen = useMemo(() => new Set(chosenIds), [chosenIds])
  return {
    chosen,
    toggle: (id: number) => {
      dispatch(postToggled(id))
    },
    /** Chooses everything between the post clicked last, or `from`, and this one. */
    extend: (to: number, from = to) => {
      const start = anchorId !== null && ids.includes(anchorId) ? anchorId : from
      dispatch(rangeSelected({ anchorId: start, ids: idsBetween(ids, start, to) }))
    },
    selectAll: () => {
      dispatch(allLoadedSelected([...ids]))
    },
    clear: () => {
      dispatch(selectionCleared())
    },
  }
}

export type PostSelection = ReturnType<typeof usePostSelection>

/**
 * The ids from one to another, both included, in either direction; only the last one when the first is not in the
 * list.
 */
export function idsBetween(order: readonly number[], from: number | null, to: number): number[] {
  const start = from === null ? -1 : order.indexOf(from)
  const end = order.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return order.slice(Math.min(start, end), Math.max(start, end) + 1)
}
