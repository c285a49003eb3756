import type { useAppStore } from '@/common/store/hooks'
import { type StartListening, startListeners } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/posts/post'
import { createPostApi } from '@/features/posts/create/createPostApi'
import { postListApi } from '@/features/posts/library/postListApi'
import { postUploadApi } from '@/features/posts/uploads/files/postUploadApi'
import { belongsTo } from './lists/placeInList'
import { listenForReturns, listenForSourceReadings } from './libraryAfterReading'
import { listenForSideChanges } from './libraryAfterSideChange'
import { catchUpList } from './lists/updateLists'
import { listenForScheduledTransitions, transitionsAwaited } from './scheduledTransitions'
import type { ApiState, Library } from './lists/settlePosts'
import { listenForNewSources } from './sourcesAfterNewPosts'

/** Starts the listeners that keep the lists of the library up to date; they load after the first list. */
export function startLibraryLinks(store: ReturnType<typeof useAppStore>): void {
  startListeners(store, listenForAddedPosts)
  startListeners(store, listenForReturns)
  startListeners(store, listenForSideChanges)
  startListeners(store, listenForSourceReadings)
  startListeners(store, listenForNewSources)
  startListeners(store, listenForScheduledTransitions)
  store.dispatch(transitionsAwaited())
}

/** Adds a new post to the library's lists where it belongs; the scroll position and the chosen posts stay. */
async function bringIn(post: PostInfo, library: Library): Promise<void> {
  const { id } = post.vitrinaPost
  if (id === null) return
  const lists = postListApi.util
    .selectCachedArgsForQuery(library.getState(), 'searchPosts')
    .filter((list) => belongsTo(list, post) !== false)
  await Promise.all(lists.map((list) => catchUpList(list, new Map([[id, post]]), library)))
}

function listenForAddedPosts(startListening: StartListening<ApiState>) {
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
