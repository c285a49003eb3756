import { api } from '@/common/api/api'
import type { FailurePolicy } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostPage } from '@/contract/entities/postList'
import type { PostList } from './library/libraryFilter'
import { requestOfList } from './library/postListRequest'

/** Names one list, to ask for it anew without the others. */
export const listTag = (list: PostList) => ({ type: 'Post' as const, id: JSON.stringify(list) })

/** Seconds that a list is kept after it was left: who works on one of its posts comes back to it as it was. */
const KEPT_FOR = 1800

/** A checked answer is made key by key, which takes a third more memory than one that is parsed at once. */
const compact = (page: PostPage) => JSON.parse(JSON.stringify(page)) as PostPage

const SHOWN_IN_PLACE: Partial<FailurePolicy> = { toast: false }

export const postsApi = api.injectEndpoints({
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
      providesTags: (_pages, _error, list) => ['Post', listTag(list)],
    }),
    /** The first page of a list as it is now, for the silent refetch; it fails in silence. */
    peekPosts: build.query<PostPage, PostList>({
      query: (list) => call(postEndpoints.searchPosts, { body: requestOfList(list, 1) }),
      keepUnusedDataFor: 0,
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
    }),
  }),
})

export const { useSearchPostsInfiniteQuery } = postsApi

interface ListResult {
  data?: { pages: PostPage[] } | undefined
  currentData?: { pages: PostPage[] } | undefined
  isError: boolean
}

/** The posts of the list before stay while the next ones come, but not when these could not be had. */
export const shownPages = ({ data, currentData, isError }: ListResult): PostPage[] | null =>
  (isError ? currentData : data)?.pages ?? null
