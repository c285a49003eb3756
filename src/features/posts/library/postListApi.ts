import { api } from '@/common/api/api'
import type { FailurePolicy } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { instantsOf } from '@/common/lib/days'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostPage, PostFilter, PostListRequest } from '@/contract/entities/posts/postList'
import type { PostList } from './libraryFilter'

/**
 * Seconds for which a list stays cached after it was left, so that a person who returns from one of its posts finds the
 * list unchanged.
 */
const KEPT_FOR = 1800

const NONE: readonly unknown[] = Object.freeze([])

/**
 * A validated response is built key by key, which takes a third more memory than a parsed one. Most lists in a post are
 * empty, so all posts share one empty list.
 */
const compact = (page: PostPage) =>
  JSON.parse(JSON.stringify(page), (_key, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? NONE : value,
  ) as PostPage

const SHOWN_IN_PLACE: Partial<FailurePolicy> = { toast: false }

export const postListApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPosts: build.infiniteQuery<PostPage, PostList, number>({
      query: ({ queryArg, pageParam }) =>
        call(postEndpoints.searchPosts, { body: requestOfList(queryArg, pageParam) }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        // A refetch reads only the first page, not all pages that were loaded by scrolling.
        refetchCachedPages: false,
        getNextPageParam: ({ paging }) =>
          paging.page < paging.pageCount ? paging.page + 1 : undefined,
      },
      transformResponse: compact,
      keepUnusedDataFor: KEPT_FOR,
      structuralSharing: false,
      extraOptions: { ...SHOWN_IN_PLACE, record: 'full' },
      // No tags: a refetched list would lose the scroll position and the chosen posts. The listeners in app/links
      // update it instead.
    }),
    /** Reads a fresh page of a list, to be merged into the loaded pages. A failure is silent. */
    peekPosts: build.query<PostPage, { list: PostList; page: number }>({
      query: ({ list, page }) =>
        call(postEndpoints.searchPosts, { body: requestOfList(list, page) }),
      keepUnusedDataFor: 0,
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
    }),
  }),
})

export const { useSearchPostsInfiniteQuery, usePeekPostsQuery } = postListApi

type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>

/** Whether any list of the library is cached. */
export const selectIsAnyListLoaded = (state: ApiState) =>
  Object.values(state.api.queries).some(
    (entry) => entry?.endpointName === 'searchPosts' && entry.data !== undefined,
  )

interface ListResult {
  data?: { pages: PostPage[] } | undefined
  currentData?: { pages: PostPage[] } | undefined
  isError: boolean
}

/** Whether the previous list is still shown while the requested one is loading. */
export const isListBefore = ({ data, currentData, isError }: ListResult): boolean =>
  !isError && data !== undefined && currentData === undefined

/**
 * The pages to show. The posts of the previous list stay while the next ones load, but not when the load has failed.
 */
export const shownPages = ({ data, currentData, isError }: ListResult): PostPage[] | null =>
  (isError ? currentData : data)?.pages ?? null

/** The filter of a list in its request. */
export function postFilterOf({ filter, days }: PostList): PostFilter {
  const created = instantsOf(days.created ?? {})
  const added = instantsOf(days.added ?? {})
  const published = instantsOf(days.published ?? {})
  return {
    ...filter,
    providerCreatedSince: created.since,
    providerCreatedTill: created.till,
    vitrinaCreatedSince: added.since,
    vitrinaCreatedTill: added.till,
    publishedSince: published.since,
    publishedTill: published.till,
  }
}

/** The request of one page of a list. */
export function requestOfList(list: PostList, page: number): PostListRequest {
  const { useAllDataSources, dataSourceList, query, order } = list
  return {
    useAllDataSources,
    dataSourceList,
    query,
    filter: postFilterOf(list),
    order,
    paging: { page },
  }
}

/**
 * Merges a freshly read page into the loaded pages of a list. Known posts are updated in place. A new post is inserted
 * after the post that now precedes it, or at the front of the page. No loaded post is removed.
 */
export function mergePage(pages: PostPage[], fresh: PostPage): void {
  const upToIt = pages.slice(0, fresh.paging.page)
  const [first] = upToIt
  const page = upToIt[fresh.paging.page - 1]
  if (!first || !page) return
  const known = new Map(
    pages.flatMap(({ postInfoList }) =>
      postInfoList.map((post, index) => [post.vitrinaPost.id, { postInfoList, index }] as const),
    ),
  )
  for (const post of fresh.postInfoList) {
    const position = known.get(post.vitrinaPost.id)
    if (position) position.postInfoList[position.index] = post
  }
  for (const [index, post] of fresh.postInfoList.entries()) {
    if (!known.has(post.vitrinaPost.id)) insert(post, upToIt, page, fresh.postInfoList[index - 1])
  }
  page.paging = fresh.paging
  page.morePostsExpected = fresh.morePostsExpected
  first.paging = { ...first.paging, total: fresh.paging.total }
}

function insert(post: PostInfo, pages: PostPage[], page: PostPage, before: PostInfo | undefined) {
  const isBefore = ({ vitrinaPost }: PostInfo) => vitrinaPost.id === before?.vitrinaPost.id
  const { postInfoList } = pages.find((one) => one.postInfoList.some(isBefore)) ?? page
  postInfoList.splice(postInfoList.findIndex(isBefore) + 1, 0, post)
}
