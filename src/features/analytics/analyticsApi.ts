import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { endpoints } from '@/contract/endpoints'
import type { BodyOf } from '@/contract/endpoint'
import type { AnalyticsReport } from '@/contract/entities/analytics'

export type AnalyticsQuery = BodyOf<typeof endpoints.getAnalytics>

export const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnalytics: build.query<AnalyticsReport, AnalyticsQuery>({
      query: (body) => call(endpoints.getAnalytics, { body }),
      extraOptions: { toast: false },
      // Shoppers go on clicking, so a report that was left is asked for anew.
      keepUnusedDataFor: 0,
      providesTags: ['Analytics'],
    }),
  }),
})

export const { useGetAnalyticsQuery } = analyticsApi
