import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { idsBetween } from '@/common/ui/posts/usePostSelection'
import type { PostInfo } from '@/contract/entities/posts/post'
import { bulkPost } from '@/features/posts/bulk/useBulkStart'
import { listOfFilter, type PostList } from '@/features/posts/library/libraryFilter'
import { postPicked, rangePicked, selectPicker, type PickerFilter } from './postPickerSlice'

/** The chosen posts of an album's picker, and the ways to choose them; `posts` are the shown ones. */
export function usePostPicking(posts: readonly PostInfo[], albumId: number) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { picked, anchorId } = useAppSelector(selectPicker)
  const ids = posts.map(({ vitrinaPost }) => vitrinaPost.id ?? 0)
  const pickable = (wanted: readonly number[]) =>
    wanted
      .flatMap((id) => posts.find(({ vitrinaPost }) => vitrinaPost.id === id) ?? [])
      .filter((post) => isPickable(post, albumId))
      .flatMap((post) => bulkPost(intl, post))
  return {
    ids,
    chosen: new Set(picked.map(({ id }) => id)),
    toggle: (id: number) => {
      const [post] = pickable([id])
      if (post) dispatch(postPicked(post))
    },
    /** Chooses everything between the post clicked last, or `from`, and this one. */
    extend: (to: number, from = to) => {
      const start = anchorId !== null && ids.includes(anchorId) ? anchorId : from
      dispatch(rangePicked({ anchorId: start, posts: pickable(idsBetween(ids, start, to)) }))
    },
    selectAll: () => {
      dispatch(rangePicked({ anchorId: ids[0] ?? 0, posts: pickable(ids) }))
    },
  }
}

/** The list of the library whose posts are offered for an album, the newest first. */
export function pickerList(albumId: number, { isNewOnly, ...filter }: PickerFilter): PostList {
  const list = listOfFilter(filter)
  return isNewOnly ? { ...list, filter: { ...list.filter, notInAlbum: albumId } } : list
}

/** Whether a filter leaves posts out that could be added. */
export const isPickerNarrowed = ({ query, status, products }: PickerFilter): boolean =>
  Boolean(query || status) || products !== undefined

export const isInAlbum = ({ vitrinaPost }: PostInfo, albumId: number): boolean =>
  vitrinaPost.albumList.some(({ id }) => id === albumId)

/**
 * Whether a post may be chosen: not if it is already in the album, and not if it is an archived review, which no widget
 * shows.
 */
export const isPickable = (post: PostInfo, albumId: number): boolean =>
  !isInAlbum(post, albumId) && !post.review?.isArchived
