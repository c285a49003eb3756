import { api } from '@/common/api/api'
import type { EndpointOptions } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import type { WidgetFacts, WidgetPages } from '@/contract/entities/widgets/widgetFacts'

/** These facts are secondary on their screens, so a failure shows no toast. */
const BESIDE = { toast: false, on403: 'silent', record: 'full' } as const satisfies EndpointOptions

const widgetFactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By embed id. */
    listWidgetFacts: build.query<Record<string, WidgetFacts>, void>({
      query: () => call(widgetFactsEndpoints.listWidgetFacts),
      transformResponse: ({ widgets }: ResponseOf<typeof widgetFactsEndpoints.listWidgetFacts>) =>
        Object.fromEntries(widgets.map((facts) => [facts.embedId, facts])),
      extraOptions: BESIDE,
      providesTags: ['Widget'],
    }),
    listWidgetPages: build.query<WidgetPages, string>({
      query: (id) => call(widgetFactsEndpoints.listWidgetPages, { params: { id } }),
      extraOptions: BESIDE,
      providesTags: ['WidgetPages'],
    }),
  }),
})

export const { useListWidgetFactsQuery, useListWidgetPagesQuery } = widgetFactsApi
export const { listWidgetPages } = widgetFactsApi.endpoints
