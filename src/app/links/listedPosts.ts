import type { PostInfo } from '@/contract/entities/posts/post'
import { postListApi } from '@/features/posts/library/postListApi'
import type { ApiState } from './settlePosts'

/** The posts of the library's cached lists that match, by their ids. */
export function listedPosts(
  state: ApiState,
  isWanted: (post: PostInfo) => boolean,
): Map<number, PostInfo> {
  const posts = new Map<number, PostInfo>()
  for (const list of postListApi.util.selectCachedArgsForQuery(state, 'searchPosts')) {
    const pages = postListApi.endpoints.searchPosts.select(list)(state).data?.pages ?? []
    for (const post of pages.flatMap(({ postInfoList }) => postInfoList)) {
      const { id } = post.vitrinaPost
      if (id !== null && isWanted(post)) posts.set(id, post)
    }
  }
  return posts
}
