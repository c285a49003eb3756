import type { PostInfo } from '@/contract/entities/post'
import { refreshList } from './refreshList'
import { settlePosts, type Library, type SettledPosts } from './settlePosts'

/**
 * Changed posts change in the library's lists where they stand. A list that one has come into, left or moved in is
 * asked for anew, because only the back office knows the places and the count; so is one that it may have come into.
 */
export function updateLists(posts: SettledPosts, library: Library): void {
  for (const list of settlePosts(posts, library)) void refreshList(list, posts, library)
}

/** A stored post changes in the library's lists. */
export function updateListsWith(post: PostInfo, library: Library): void {
  const { id } = post.vitrinaPost
  if (id !== null) updateLists(new Map([[id, post]]), library)
}
