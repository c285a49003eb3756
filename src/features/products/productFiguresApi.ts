import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import type { ResponseOf } from '@/contract/endpoint'
import type { ProductFigures } from '@/contract/entities/analytics'

export const productFiguresApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductFigures: build.query<ProductFigures, number>({
      query: (id) => call(analyticsEndpoints.getProductFigures, { params: { id } }),
      transformResponse: ({ figures }: ResponseOf<typeof analyticsEndpoints.getProductFigures>) =>
        figures,
      extraOptions: { toast: false, record: 'full' },
      providesTags: ['Analytics'],
    }),
  }),
})

export const { useGetProductFiguresQuery } = productFiguresApi
