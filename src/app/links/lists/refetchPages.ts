import type { PostList } from '@/features/posts/library/libraryFilter'
import { mergePage, postListApi } from '@/features/posts/library/postListApi'
import type { Library } from './settlePosts'

/**
 * Refetches pages of a list in the background and merges them into the loaded pages, so that the scroll position and
 * the chosen posts stay. Posts that no longer belong to their cached position are removed if all pages were refetched.
 */
export async function refetchPages(
  list: PostList,
  pageNumbers: readonly number[],
  dispatch: Library['dispatch'],
  misplaced: ReadonlySet<number> = new Set(),
) {
  const answers = await Promise.all(pageNumbers.map((page) => peekPage({ list, page }, dispatch)))
  const fresh = answers.flatMap(({ data }) => data ?? [])
  if (fresh.length === 0) return answers
  // A request for a further page stores the earlier pages as they were when it started, so it must end before the
  // patch.
  await dispatch(postListApi.util.getRunningQueryThunk('searchPosts', list))
  dispatch(
    postListApi.util.updateQueryData('searchPosts', list, ({ pages }) => {
      if (fresh.length === answers.length && misplaced.size > 0) {
        for (const page of pages) {
          page.postInfoList = page.postInfoList.filter(
            ({ vitrinaPost: { id } }) => id === null || !misplaced.has(id),
          )
        }
      }
      for (const page of fresh) mergePage(pages, page)
    }),
  )
  return answers
}

async function peekPage(part: { list: PostList; page: number }, dispatch: Library['dispatch']) {
  // The response to a running request may be older than the latest change.
  await dispatch(postListApi.util.getRunningQueryThunk('peekPosts', part))
  // A request without a subscription would be aborted when the previous page is removed from the cache.
  const request = dispatch(postListApi.endpoints.peekPosts.initiate(part, { forceRefetch: true }))
  try {
    return await request
  } finally {
    request.unsubscribe()
  }
}
