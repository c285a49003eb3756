import { api } from '@/common/api/api'
import type { EndpointOptions } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { productEndpoints } from '@/contract/endpoints/products'
import { userEndpoints } from '@/contract/endpoints/user'
import type { ResponseOf } from '@/contract/endpoint'
import type { Feed } from '@/contract/entities/feed'

/** Asked in the background while a page waits for something: nothing is said when it fails. */
const UNSEEN = {
  toast: false,
  on403: 'silent',
  record: 'full',
} as const satisfies Partial<EndpointOptions>

/** What happens to the catalogue while somebody looks at it. */
export const catalogueStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many products wait to be indexed; once none does, products are read again wherever they are shown. */
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
     * The feed of the account, as far as the person may know of it; once it has brought products, they are read again
     * wherever they are shown.
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
