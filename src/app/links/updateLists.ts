import type { PostInfo } from '@/contract/entities/posts/post'
import { refreshList } from './refreshList'
import { settlePosts, type Library, type SettledPosts } from './settlePosts'

/**
 * Updates changed posts in the library's lists. A list that one has entered, left or moved in is read again, because
 * only the back office knows the positions and the count; so is one that it may have entered.
 */
export function updateLists(posts: SettledPosts, library: Library): void {
  for (const list of settlePosts(posts, library)) void refreshList(list, posts, library)
}

/** Updates a saved post in the library's lists. */
export function updateListsWith(post: PostInfo, library: Library): void {
  const { id } = post.vitrinaPost
  if (id !== null) updateLists(new Map([[id, post]]), library)
}
