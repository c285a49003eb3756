import { runtimeConfig } from '@/common/api/runtimeConfig'
import type { AppDispatch } from '@/common/store/hooks'
import type { Widget } from '@/contract/entities/widgets/widget'
import type { Consent } from '@/contract/widgets/installation/installationCode'
import { widgetPreviewApi } from '../widgetPreviewApi'
import { codeForPage } from './installedCode'

/** The code of a widget for any page, with the room that it takes now if that can be read. */
export async function makeWidgetCode(
  widget: Widget,
  { dispatch, consent }: { dispatch: AppDispatch; consent: Consent },
): Promise<string> {
  const { embedId, role, gallerySettings } = widget
  const { data } = await dispatch(
    widgetPreviewApi.endpoints.previewWidget.initiate(
      { embedId, role, gallerySettings },
      { subscribe: false },
    ),
  )
  return codeForPage(runtimeConfig().widgetUrl, widget, data, { platform: 'html', consent })
}
