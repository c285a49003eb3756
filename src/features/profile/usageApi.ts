import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import type { Usage } from '@/contract/entities/account/usage'

export const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsage: build.query<Usage, void>({
      query: () => call(profileEndpoints.getUsage),
      transformResponse: ({ usage }: ResponseOf<typeof profileEndpoints.getUsage>) => usage,
      extraOptions: { toast: false },
      providesTags: ['Usage'],
    }),
  }),
})

export const { useGetUsageQuery } = usageApi
