import { api } from '@/common/api/api'
import type { EndpointOptions } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { productEndpoints } from '@/contract/endpoints/products'
import { userEndpoints } from '@/contract/endpoints/user'
import type { ResponseOf } from '@/contract/endpoint'
import type { Feed } from '@/contract/entities/catalogue/feed'

/** The options of requests that run in the background while a page polls: a failure is silent. */
const UNSEEN = {
  toast: false,
  on403: 'silent',
  record: 'full',
} as const satisfies Partial<EndpointOptions>

/** The state of the catalogue while a page is open. */
export const catalogueStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Number of products that wait to be indexed; at zero, products are refetched wherever they are shown. */
    countWaitingProducts: build.query<number, void>({
      query: () =>
        call(productEndpoints.listProducts, { body: { filter: { isSearchable: false } } }),
      transformResponse: ({ paging }: ResponseOf<typeof productEndpoints.listProducts>) =>
        paging.total,
      extraOptions: UNSEEN,
      keepUnusedDataFor: 0,
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const counted = await queryFulfilled.catch(() => null)
        if (counted?.data === 0) dispatch(api.util.invalidateTags(['Product']))
      },
    }),
    /**
     * The account's feed, as far as the person may see it. Once the feed has added products, lists of products are
     * refetched.
     */
    getCatalogueFeed: build.query<Feed | null, void>({
      query: () => call(userEndpoints.getUser),
      transformResponse: ({ user }: ResponseOf<typeof userEndpoints.getUser>) => user.feed,
      extraOptions: UNSEEN,
      keepUnusedDataFor: 0,
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const told = await queryFulfilled.catch(() => null)
        if (told?.data && told.data.productCount > 0) {
          dispatch(api.util.invalidateTags(['Product']))
        }
      },
    }),
  }),
})
