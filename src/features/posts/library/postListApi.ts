import { api } from '@/common/api/api'
import type { FailurePolicy } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostPage } from '@/contract/entities/posts/postList'
import type { PostList } from './libraryFilter'
import { requestOfList } from './postListRequest'

/**
 * Seconds for which a list stays cached after it was left, so that a person who worked on one of its posts finds it
 * unchanged.
 */
const KEPT_FOR = 1800

const NONE: readonly unknown[] = Object.freeze([])

/**
 * A validated response is built key by key, which takes a third more memory than one parsed at once; most lists of a
 * post are empty, so all of them share one.
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
        // A refetch reads only the first page, not all that were scrolled through.
        refetchCachedPages: false,
        getNextPageParam: ({ paging }) =>
          paging.page < paging.pageCount ? paging.page + 1 : undefined,
      },
      transformResponse: compact,
      keepUnusedDataFor: KEPT_FOR,
      structuralSharing: false,
      extraOptions: { ...SHOWN_IN_PLACE, record: 'full' },
      // No tags: a refetched list would lose the scroll position and the chosen posts; app/links keep it up to date.
    }),
    /** A fresh page of a list, to be merged into the loaded pages; it fails silently. */
    peekPosts: build.query<PostPage, { list: PostList; page: number }>({
      query: ({ list, page }) =>
        call(postEndpoints.searchPosts, { body: requestOfList(list, page) }),
      keepUnusedDataFor: 0,
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
    }),
  }),
})

export const { useSearchPostsInfiniteQuery } = postListApi

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

/** The posts of the previous list stay while the next ones load, but not when those failed to load. */
export const shownPages = ({ data, currentData, isError }: ListResult): PostPage[] | null =>
  (isError ? currentData : data)?.pages ?? null
