import { runtimeConfig } from '@/common/api/pageFacts'
import { type AppDispatch, useAppSelector } from '@/common/store/hooks'
import type { Widget } from '@/contract/entities/widgets/widget'
import {
  elementCode,
  installationCode,
  scriptCode,
  type Consent,
  type ProductInCode,
} from '@/contract/widgets/installation/installationCode'
import { productRoomOf, roomOf } from '@/contract/widgets/installation/roomOf'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import type { WidgetForm } from '@/features/widgets/widgetForm'
import { widgetPreviewApi, usePreviewWidgetQuery } from '@/features/widgets/widgetPreviewApi'
import { selectConsent, selectPlatform } from '@/features/widgets/widgetsSlice'
import type { Platform } from './platforms'

type InstalledWidget = Pick<Widget, 'embedId' | 'widgetType' | 'role'>

/** The user's choices for their site. */
export interface SiteChoices {
  platform: Platform
  consent: Consent
}

/** The element into which a tag manager inserts the widget, until the user names another one. */
const PLACE = 'main'

/**
 * The code for a shop's page. It reserves the room that the widget needs for its payload, and none without a payload,
 * as when it could not be read.
 */
export function codeForPage(
  widgetUrl: string,
  { role, ...widget }: InstalledWidget,
  payload: WidgetPayload | undefined,
  { platform, consent }: SiteChoices,
): string {
  // An element inserted by a script shifts the page anyway and does not exist for browsers without scripts.
  if (platform === 'tag-manager') return tagCode(widgetUrl, widget, { consent })
  const room = payload && roomOf(payload)
  return installationCode(widgetUrl, { ...widget, title: role }, { room, consent })
}

/** The code for the page of a product. */
export function codeForProduct(
  widgetUrl: string,
  widget: InstalledWidget,
  payload: WidgetPayload | undefined,
  { product, platform, consent }: SiteChoices & { product: ProductInCode },
): string {
  if (platform === 'tag-manager') return tagCode(widgetUrl, widget, { product, consent })
  const room = payload && productRoomOf(payload)
  return installationCode(widgetUrl, widget, { product, room, consent })
}

function tagCode(
  widgetUrl: string,
  { embedId, widgetType }: Omit<InstalledWidget, 'role'>,
  { product, consent }: { product?: ProductInCode; consent: Consent },
): string {
  const code = elementCode(widgetUrl, { embedId, widgetType }, product ? { product } : {})
  const element = JSON.stringify(code).replaceAll('<', String.raw`\u003c`)
  return [
    scriptCode(widgetUrl, { consent }),
    '<script>',
    '  (function () {',
    `    var place = document.querySelector('${PLACE}')`,
    `    if (place) place.insertAdjacentHTML('beforeend', ${element})`,
    '  })()',
    '</script>',
  ].join('\n')
}

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

/** The codes of the saved widget, with its current room; null while that is loading. */
export function useInstalledCode(embedId: string, saved: WidgetForm) {
  const { role, widgetType, gallerySettings } = saved
  const platform = useAppSelector(selectPlatform)
  const consent = useAppSelector(selectConsent)
  const { data, isFetching, isError, refetch } = usePreviewWidgetQuery({
    embedId,
    role,
    gallerySettings,
  })
  const { widgetUrl } = runtimeConfig()
  const widget = { embedId, role, widgetType }
  const isKnown = data !== undefined || isError
  return {
    page: isKnown ? codeForPage(widgetUrl, widget, data, { platform, consent }) : null,
    productPage: (product: ProductInCode) =>
      isKnown ? codeForProduct(widgetUrl, widget, data, { product, platform, consent }) : null,
    /** The preview failed to load, so the codes reserve no space. */
    isError: isError && !isFetching,
    retry: () => void refetch(),
  }
}
