import { api } from '@/common/api/api'
import type { FailurePolicy } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostPage } from '@/contract/entities/postList'
import type { PostList } from './libraryFilter'
import { requestOfList } from './postListRequest'

/** Seconds that a list is kept after it was left: who works on one of its posts comes back to it as it was. */
const KEPT_FOR = 1800

const NONE: readonly unknown[] = Object.freeze([])

/**
 * A checked answer is made key by key, which takes a third more memory than one that is parsed at once; and most lists
 * of a post are empty, so all of them are one.
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
        // A list that is asked for anew begins with its first page, not with all that were scrolled through.
        refetchCachedPages: false,
        getNextPageParam: ({ paging }) =>
          paging.page < paging.pageCount ? paging.page + 1 : undefined,
      },
      transformResponse: compact,
      keepUnusedDataFor: KEPT_FOR,
      structuralSharing: false,
      extraOptions: { ...SHOWN_IN_PLACE, record: 'full' },
      // No tags: a list that began anew would lose the place and the chosen posts; app/links bring it up to date.
    }),
    /** A page of a list as it is now, to be merged into what is loaded; it fails in silence. */
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

/** Whether some list of the library is in memory. */
export const selectIsAnyListLoaded = (state: ApiState) =>
  Object.values(state.api.queries).some(
    (entry) => entry?.endpointName === 'searchPosts' && entry.data !== undefined,
  )

interface ListResult {
  data?: { pages: PostPage[] } | undefined
  currentData?: { pages: PostPage[] } | undefined
  isError: boolean
}

/** What is shown is the list before, for the one that was asked for is still on its way. */
export const isListBefore = ({ data, currentData, isError }: ListResult): boolean =>
  !isError && data !== undefined && currentData === undefined

/** The posts of the list before stay while the next ones come, but not when these could not be had. */
export const shownPages = ({ data, currentData, isError }: ListResult): PostPage[] | null =>
  (isError ? currentData : data)?.pages ?? null
