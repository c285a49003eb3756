import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { widgetWeightEndpoints } from '@/contract/endpoints/widgets/widgetWeight'
import type { WidgetWeight } from '@/contract/entities/widgetWeight'

const widgetWeightApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a widget as it is saved costs the page of a shop; the outcome is shown in place. */
    getWidgetWeight: build.query<WidgetWeight, string>({
      query: (id) => call(widgetWeightEndpoints.getWidgetWeight, { params: { id } }),
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
      providesTags: ['WidgetWeight'],
      // Posts change elsewhere meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetWidgetWeightQuery } = widgetWeightApi
