import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { ChosenPost } from '@/contract/entities/postChange'
import { bulkPost } from './bulkPost'
import { selectionCleared, selectMatching } from '../library/selection/librarySelectionSlice'
import { needsAlbum, needsPermission } from './publishingNeeds'
import { bulkAsked, bulkStarted, type BulkChange, type BulkQuestion } from './bulkChangeSlice'

const idsOf = (posts: readonly ChosenPost[]) =>
  posts.flatMap(({ vitrinaPost: { id } }) => (id === null ? [] : [id]))

/** Begins a change of posts, or asks before it. */
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
    /** Posts without an album, and posts of others without permission, are asked about. */
    publish: (posts: readonly ChosenPost[]) => {
      if (posts.some((post) => needsAlbum(post) || needsPermission(post))) ask(posts, 'publish')
      else start(posts, { type: 'publish', albumList: [] })
    },
  }
}
