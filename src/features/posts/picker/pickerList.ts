import type { PostInfo } from '@/contract/entities/posts/post'
import { listOfFilter, type PostList } from '../library/libraryFilter'
import type { PickerFilter } from './postPickerSlice'

/** The library's list that is offered for an album, the newest first. */
export function pickerList(albumId: number, { isNewOnly, ...filter }: PickerFilter): PostList {
  const list = listOfFilter(filter)
  return isNewOnly ? { ...list, filter: { ...list.filter, notInAlbum: albumId } } : list
}

/** Whether a filter leaves posts out that could be added. */
export const isPickerNarrowed = ({ query, status, products }: PickerFilter): boolean =>
  Boolean(query || status) || products !== undefined

export const isInAlbum = ({ vitrinaPost }: PostInfo, albumId: number): boolean =>
  vitrinaPost.albumList.some(({ id }) => id === albumId)

/** Whether a post may be chosen: it is not in the album yet, and no archived review, which no widget shows. */
export const isPickable = (post: PostInfo, albumId: number): boolean =>
  !isInAlbum(post, albumId) && !post.review?.isArchived
