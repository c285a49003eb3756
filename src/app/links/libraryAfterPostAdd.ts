import type { StartListening } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/post'
import { createPostApi } from '@/features/posts/create/createPostApi'
import { postListApi } from '@/features/posts/library/postListApi'
import { postUploadApi } from '@/features/posts/uploads/files/postUploadApi'
import { belongsTo } from './belongsTo'
import { catchUpList } from './refreshList'
import type { ApiState, Library } from './settlePosts'

/** Adds a new post to the library's lists where it belongs; the scroll position and the chosen posts stay. */
async function bringIn(post: PostInfo, library: Library): Promise<void> {
  const { id } = post.vitrinaPost
  if (id === null) return
  const lists = postListApi.util
    .selectCachedArgsForQuery(library.getState(), 'searchPosts')
    .filter((list) => belongsTo(list, post) !== false)
  await Promise.all(lists.map((list) => catchUpList(list, new Map([[id, post]]), library)))
}

export function listenForAddedPosts(startListening: StartListening<ApiState>) {
  const { createUploadedPost, addPostByLink } = postUploadApi.endpoints
  startListening({
    matcher: createUploadedPost.matchFulfilled,
    effect: ({ payload: post }, library) => bringIn(post, library),
  })
  startListening({
    matcher: createPostApi.endpoints.createPost.matchFulfilled,
    effect: ({ payload: post }, library) => bringIn(post, library),
  })
  startListening({
    matcher: addPostByLink.matchFulfilled,
    effect: async ({ payload: { postInfo, isNew } }, library) => {
      if (isNew) await bringIn(postInfo, library)
    },
  })
}
