import { useIntl, type IntlShape } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { postName } from '@/common/ui/posts/postName'
import { selectionCleared, selectMatching } from '@/common/ui/posts/librarySelectionSlice'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import { lacksPermission } from '@/contract/posts/authorPermission'
import {
  bulkAsked,
  bulkStarted,
  type BulkChange,
  type BulkQuestion,
  type BulkPost,
} from './bulkChangeSlice'
import { stateOfPost } from './postState'

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
    // Posts that matched the filter before the change may not match it after the change.
    if (posts.length > 1 && isOfMatching) dispatch(selectionCleared())
  }
  const ask = (posts: readonly ChosenPost[], kind: BulkQuestion['kind']) => {
    dispatch(bulkAsked({ kind, ids: idsOf(posts) }))
  }
  return {
    start,
    ask,
    /** Publishes posts. Asks first if a post has no album, or if an author has not permitted their post. */
    publish: (posts: readonly ChosenPost[]) => {
      if (posts.some((post) => needsAlbum(post) || needsPermission(post))) ask(posts, 'publish')
      else start(posts, { type: 'publish', albumList: [] })
    },
  }
}

/** A post of a bulk change, with its state before it. */
export function bulkPost(intl: IntlShape, post: ChosenPost): BulkPost[] {
  const state = stateOfPost(post)
  return state ? [{ id: state.id, name: postName(intl, post), state }] : []
}

/** Publishing needs at least one album (product-rules/posts.md#publishing). */
export function needsAlbum({ vitrinaPost }: ChosenPost): boolean {
  return vitrinaPost.albumList.length === 0
}

/** Whether publishing would show a post on the site without its author's permission. */
export function needsPermission(post: ChosenPost): boolean {
  return !post.vitrinaPost.isPublished && lacksPermission(post)
}
