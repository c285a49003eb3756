import { api } from '@/common/api/api'
import type { EndpointOptions } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import {
  widgetFactsEndpoints,
  widgetWeightEndpoints,
} from '@/contract/endpoints/widgets/widgetFacts'
import type { SiteCheck } from '@/contract/entities/widgets/siteCheck'
import type {
  WidgetFacts,
  WidgetPages,
  WidgetWeight,
} from '@/contract/entities/widgets/widgetFacts'

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

const siteCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Finds the problems of a widget on a page of the shop; the outcome is shown in place. */
    checkSite: build.mutation<SiteCheck, { embedId: string; link: string }>({
      query: ({ embedId, link }) =>
        call(widgetFactsEndpoints.checkSite, { params: { id: embedId }, body: { link } }),
      extraOptions: { toast: false },
    }),
  }),
})

export const { useCheckSiteMutation } = siteCheckApi

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
