import { useLocation, useNavigate } from 'react-router-dom'
import { failureMessage } from '@/common/api/apiError'
import type { Neighbours } from '@/common/lib/neighbours/neighbours'
import { useNeighboursInList } from '@/common/lib/neighbours/useNeighboursInList'
import { originOf } from '@/common/routing/addressParts'
import { paths } from '@/common/routing/paths'
import { useAppDispatch } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { originList, usePostsOfList } from './usePostsOfList'

/** The posts beside this one in the list that the editor was opened from; null when it was opened directly. */
export function useNeighbours(postId: number): Neighbours | null {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location: { state: unknown; search: string } = useLocation()
  const { state, search } = location
  const from = originOf(state)
  const origin = originList(from)
  return useNeighboursInList(postId, usePostsOfList(origin), {
    show: (id) => {
      const to = origin?.kind === 'album' ? paths.albumPost(origin.albumId, id) : paths.post(id)
      // The address keeps its search part, so the same tab of the editor stays open. The entry is replaced, so "Back"
      // leads to the list, however many posts were visited.
      void navigate({ pathname: to, search }, { replace: true, state: { from } })
    },
    onFailure: (error) => {
      const message = failureMessage(error)
      if (message) dispatch(toastShown({ tone: 'error', message }))
    },
  })
}
