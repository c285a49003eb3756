import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { BodyInputOf } from '@/contract/endpoint'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'

type Preview = { embedId: string } & BodyInputOf<typeof widgetPreviewEndpoints.previewWidget>

export const widgetPreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewWidget: build.query<WidgetPayload, Preview>({
      query: ({ embedId, ...body }) =>
        call(widgetPreviewEndpoints.previewWidget, { params: { id: embedId }, body }),
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
      // Posts change elsewhere meanwhile, so a preview is read again on every visit.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { usePreviewWidgetQuery } = widgetPreviewApi
