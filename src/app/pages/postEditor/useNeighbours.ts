import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureMessage } from '@/common/api/apiError'
import { originOf } from '@/common/routing/addressParts'
import { paths } from '@/common/routing/paths'
import { useAppDispatch } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { Neighbours, NeighbourSide } from '@/features/editor/neighbours'
import { originList, usePostsOfList } from './usePostsOfList'

/** The posts beside this one in the list that the editor was opened from; null when it was opened directly. */
export function useNeighbours(postId: number): Neighbours | null {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location: { state: unknown; search: string } = useLocation()
  const { state, search } = location
  const from = originOf(state)
  const origin = originList(from)
  const list = usePostsOfList(origin)
  const place = usePositionInList(postId, list.ids)
  const [pressed, setPressed] = useState<NeighbourSide | null>(null)
  const shown = useRef<number | null>(null)
  useEffect(() => {
    shown.current = postId
    return () => {
      shown.current = null
    }
  }, [postId])
  if (!origin || !place) return null

  function open(id: number, button: NeighbourSide | null) {
    setPressed(button)
    const to = origin?.kind === 'album' ? paths.albumPost(origin.albumId, id) : paths.post(id)
    // The tab stays open. "Back" leads to the list, however many posts were visited.
    void navigate({ pathname: to, search }, { replace: true, state: { from } })
  }

  async function openBeyond(next: number, button: NeighbourSide | null) {
    if (list.isLoading) return
    const { ids, error } = await list.loadMore()
    if (shown.current !== postId) return
    const id = ids[next]
    const failure = error === undefined ? null : failureMessage(error)
    if (id !== undefined) open(id, button)
    else if (failure) dispatch(toastShown({ tone: 'error', message: failure }))
  }

  const previousId = list.ids[place.previous]
  const nextId = list.ids[place.next]
  return {
    open: {
      previous:
        previousId === undefined
          ? null
          : (isByButton) => {
              open(previousId, isByButton ? 'previous' : null)
            },
      next:
        nextId === undefined && !list.hasMore
          ? null
          : (isByButton) => {
              const button = isByButton ? 'next' : null
              if (nextId === undefined) void openBeyond(place.next, button)
              else open(nextId, button)
            },
    },
    isLoading: list.isLoading,
    pressed,
  }
}

interface Place {
  /** Indexes of the neighbours; either may be outside of the list. */
  previous: number
  next: number
}

/**
 * The position of a post in a list. Once it has left the list, as a published one leaves the drafts, its neighbours
 * are those of the gap; null when it was never in it.
 */
function usePositionInList(postId: number, ids: readonly number[]): Place | null {
  const [known, setKnown] = useState({ postId, index: -1 })
  const index = ids.indexOf(postId)
  if (index >= 0 && (known.postId !== postId || known.index !== index)) {
    setKnown({ postId, index })
  }
  if (index >= 0) return { previous: index - 1, next: index + 1 }
  if (known.postId !== postId || known.index < 0) return null
  return { previous: known.index - 1, next: known.index }
}
