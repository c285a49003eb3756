import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import { bulkPost } from './bulkPost'
import { selectionCleared, selectMatching } from '@/common/ui/posts/selection/librarySelectionSlice'
import { needsAlbum, needsPermission } from './publishingNeeds'
import { bulkAsked, bulkStarted, type BulkChange, type BulkQuestion } from './bulkChangeSlice'

const idsOf = (posts: readonly ChosenPost[]) =>
  posts.flatMap(({ vitrinaPost: { id } }) => (id === null ? [] : [id]))

/** Starts a change of posts, or asks first. */
export function useBulkStart() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const isOfMatching = useAppSelector(selectMatching).length > 0
  const start = (posts: readonly ChosenPost[], change: BulkChange, albumNames: string[] = []) => {
    const changed = posts.flatMap((post) => bulkPost(intl, post))
    dispatch(bulkStarted({ change, posts: changed, albumNames }))
    // What matched before the change may not match after it.
    if (posts.length > 1 && isOfMatching) dispatch(selectionCleared())
  }
  const ask = (posts: readonly ChosenPost[], kind: BulkQuestion['kind']) => {
    dispatch(bulkAsked({ kind, ids: idsOf(posts) }))
  }
  return {
    start,
    ask,
    /** Asks about posts without an album, and posts by others without permission. */
    publish: (posts: readonly ChosenPost[]) => {
      if (posts.some((post) => needsAlbum(post) || needsPermission(post))) ask(posts, 'publish')
      else start(posts, { type: 'publish', albumList: [] })
    },
  }
}
