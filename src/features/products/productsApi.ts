import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { endpoints } from '@/contract/endpoints'
import type { ResponseOf } from '@/contract/endpoint'
import type { Product } from '@/contract/entities/productLink'

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchProducts: build.query<Product[], string>({
      query: (term) => call(endpoints.searchProducts, { query: { term } }),
      transformResponse: ({ skuList }: ResponseOf<typeof endpoints.searchProducts>) => skuList,
      extraOptions: { toast: false },
    }),
  }),
})

export const { useSearchProductsQuery } = productsApi
