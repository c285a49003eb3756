import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import type { SiteCheck } from '@/contract/entities/widgets/siteCheck'

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
