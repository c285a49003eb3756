import { useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import type { PostInfo } from '@/contract/entities/post'
import { bulkPost } from '../bulk/bulkPost'
import { needsAlbum, needsPermission } from '../bulk/publishingNeeds'
import { bulkAsked, bulkStarted, type BulkChange, type BulkQuestion } from '../bulk/bulkChangeSlice'

const idsOf = (posts: readonly PostInfo[]) =>
  posts.flatMap(({ vitrinaPost: { id } }) => (id === null ? [] : [id]))

/** Begins a change of posts, or asks before it. */
export function useBulkStart() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const start = (posts: readonly PostInfo[], change: BulkChange) => {
    dispatch(bulkStarted({ change, posts: posts.flatMap((post) => bulkPost(intl, post)) }))
  }
  const ask = (posts: readonly PostInfo[], kind: BulkQuestion['kind']) => {
    dispatch(bulkAsked({ kind, ids: idsOf(posts) }))
  }
  return {
    start,
    ask,
    /** Posts without an album, and posts of others without permission, are asked about. */
    publish: (posts: readonly PostInfo[]) => {
      if (posts.some((post) => needsAlbum(post) || needsPermission(post))) ask(posts, 'publish')
      else start(posts, { type: 'publish', albumList: [] })
    },
  }
}
