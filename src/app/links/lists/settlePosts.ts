import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostPage } from '@/contract/entities/posts/postList'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { belongsTo, postKey } from './placeInList'

export type ApiState = Parameters<typeof postListApi.util.selectCachedArgsForQuery>[0]

export interface Library {
  getState: () => ApiState
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
}

/** Posts after a change, by their ids; null for a deleted one. */
export type SettledPosts = ReadonlyMap<number, PostInfo | null>

interface Place {
  page: number
  index: number
  post: PostInfo
}

/** The positions of posts in the pages of a list. */
export function placesOf(pages: readonly PostPage[], posts: SettledPosts): Map<number, Place> {
  const places = new Map<number, Place>()
  for (const [page, { postInfoList }] of pages.entries()) {
    for (const [index, post] of postInfoList.entries()) {
      const { id } = post.vitrinaPost
      if (id !== null && posts.has(id)) places.set(id, { page, index, post })
    }
  }
  return places
}

/** The cached lists that contain any of these posts. */
export function listsWith(ids: readonly number[], { getState }: Library): PostList[] {
  const wanted: SettledPosts = new Map(ids.map((id) => [id, null]))
  return postListApi.util.selectCachedArgsForQuery(getState(), 'searchPosts').filter((list) => {
    const { data } = postListApi.endpoints.searchPosts.select(list)(getState())
    return placesOf(data?.pages ?? [], wanted).size > 0
  })
}

/** Whether a change has moved a post within a list; its position in the manual order does not change with it. */
const isMoved = ({ order }: PostList, before: PostInfo, after: PostInfo) =>
  postKey(order, before)?.value !== postKey(order, after)?.value

/** A changed post with the count that only a list of near-duplicates has. */
function counted(post: PostInfo, { vitrinaPost: { nearDuplicateCount } }: PostInfo): PostInfo {
  if (nearDuplicateCount === undefined) return post
  return { ...post, vitrinaPost: { ...post.vitrinaPost, nearDuplicateCount } }
}

/**
 * Updates changed posts in the library's lists, and removes those that no longer belong there. Returns the lists that
 * must be read again, because only the back office knows the positions and the count.
 */
export function settlePosts(posts: SettledPosts, { getState, dispatch }: Library): PostList[] {
  return postListApi.util.selectCachedArgsForQuery(getState(), 'searchPosts').filter((list) => {
    const pages = postListApi.endpoints.searchPosts.select(list)(getState()).data?.pages ?? []
    const places = placesOf(pages, posts)
    const edits: (Omit<Place, 'post'> & { after: PostInfo | null })[] = []
    let isStale = false
    for (const [id, post] of posts) {
      const place = places.get(id)
      const isWanted = post !== null && belongsTo(list, post, place?.post)
      if (isWanted !== (place !== undefined)) isStale = true
      if (!place) continue
      if (post && isMoved(list, place.post, post)) isStale = true
      const { page, index } = place
      edits.push({
        page,
        index,
        after: post && isWanted !== false ? counted(post, place.post) : null,
      })
    }
    if (edits.length > 0) {
      // From the end, so that a removal does not shift the indexes of later edits.
      edits.sort((one, other) => other.page - one.page || other.index - one.index)
      dispatch(
        postListApi.util.updateQueryData('searchPosts', list, (draft) => {
          for (const { page, index, after } of edits) {
            const postInfoList = draft.pages[page]?.postInfoList
            if (after) postInfoList?.splice(index, 1, after)
            else postInfoList?.splice(index, 1)
          }
          const [first] = draft.pages
          if (first) first.paging.total -= edits.filter(({ after }) => after === null).length
        }),
      )
    }
    return isStale
  })
}
