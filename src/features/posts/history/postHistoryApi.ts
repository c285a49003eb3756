import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import { libraryEndpoints } from '@/contract/endpoints/library'

type HistoryPage = ResponseOf<typeof libraryEndpoints.listPostHistory>

export const postHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The changes of a post with their authors, the latest first. */
    listPostHistory: build.infiniteQuery<HistoryPage, number, number>({
      query: ({ queryArg: id, pageParam }) =>
        call(libraryEndpoints.listPostHistory, {
          params: { id },
          query: { page: String(pageParam) },
        }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ paging }) =>
          paging.page < paging.pageCount ? paging.page + 1 : undefined,
      },
      // The history grows with every change, so it is read again on every visit.
      keepUnusedDataFor: 0,
      extraOptions: { toast: false, record: 'full' },
    }),
  }),
})

export const { useListPostHistoryInfiniteQuery } = postHistoryApi
