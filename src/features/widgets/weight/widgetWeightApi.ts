import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { widgetWeightEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import type { WidgetWeight } from '@/contract/entities/widgets/widgetFacts'

const widgetWeightApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The weight of the saved widget on a shop's page; the outcome is shown in place. */
    getWidgetWeight: build.query<WidgetWeight, string>({
      query: (id) => call(widgetWeightEndpoints.getWidgetWeight, { params: { id } }),
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
      providesTags: ['WidgetWeight'],
      // Posts may change elsewhere, so the weight is read again on every visit.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetWidgetWeightQuery } = widgetWeightApi
