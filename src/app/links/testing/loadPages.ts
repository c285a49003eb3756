import type { AppStore } from '@/app/start/store'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'

/** The loaded pages of a list. */
export function pagesOf(store: AppStore, list: PostList) {
  return postListApi.endpoints.searchPosts.select(list)(store.getState()).data?.pages ?? []
}

/** The captions of a list's posts, page by page. */
export const textsOf = (store: AppStore, list: PostList) =>
  pagesOf(store, list).map(({ postInfoList }) =>
    postInfoList.map(({ vitrinaPost }) => vitrinaPost.text),
  )

/** Loads `count` pages of a list, or all if there are fewer. */
export async function loadPages(store: AppStore, list: PostList, count: number): Promise<void> {
  const isAtEnd = () => {
    const last = pagesOf(store, list).at(-1)?.paging
    return last !== undefined && last.page >= last.pageCount
  }
  while (pagesOf(store, list).length < count && !isAtEnd()) {
    const { error } = await store.dispatch(
      postListApi.endpoints.searchPosts.initiate(list, { direction: 'forward', subscribe: false }),
    )
    if (error) throw new Error('A page did not come')
  }
}
