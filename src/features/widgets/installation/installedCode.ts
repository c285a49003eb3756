import { useIntl } from 'react-intl'
import { runtimeConfig } from '@/common/api/pageFacts'
import { type AppDispatch, useAppSelector } from '@/common/store/hooks'
import type { toastShown } from '@/common/ui/toasts/toastsSlice'
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
import { installationAddress } from '@/features/widgets/widgetEditors'
import type { WidgetForm } from '@/features/widgets/widgetForm'
import { widgetPreviewApi, usePreviewWidgetQuery } from '@/features/widgets/widgetPreviewApi'
import {
  selectConsent,
  selectPlatform,
  selectProductBy,
  type CopiedWidget,
  type ProductBy,
} from '@/features/widgets/widgetsSlice'
import { PLATFORM_FACTS, type Platform } from './platforms'

type InstalledWidget = Pick<Widget, 'embedId' | 'widgetType' | 'role'>

/** The user's choices for their site. */
export interface SiteChoices {
  platform: Platform
  consent: Consent
}

/** A user's choices for the pages of their products. */
interface ProductChoices {
  platform: Platform
  productBy: ProductBy
  /** The text in place of the SKU, on a platform that has no expression for it. */
  placeholder: string
}

/** How the code identifies the product. A tag manager inserts the same code into all pages, so it has no SKU. */
export function productInCode({ platform, productBy, placeholder }: ProductChoices): ProductInCode {
  if (productBy === 'address' || platform === 'tag-manager') return 'address'
  return { article: PLATFORM_FACTS[platform].product?.article ?? placeholder }
}

/** Whether the user has to replace the placeholder. */
export const isToComplete = (product: ProductInCode, placeholder: string): boolean =>
  product !== 'address' && product.article === placeholder

/** The element into which a tag manager inserts the widget, until the user names another one. */
const PLACE = 'main'

/**
 * The code for a shop's page. It reserves the space that the widget needs for its payload. Without a payload, for
 * example because it could not be read, the code reserves no space.
 */
export function codeForPage(
  widgetUrl: string,
  { role, ...widget }: InstalledWidget,
  payload: WidgetPayload | undefined,
  { platform, consent }: SiteChoices,
): string {
  // Reserving space is useless here: an element that a script inserts shifts the page anyway, and does not exist for
  // browsers without scripts.
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

/** The main code of a widget: a product gallery is for the pages of products, others are for any page. */
export function mainCode(
  widgetUrl: string,
  widget: InstalledWidget,
  payload: WidgetPayload | undefined,
  choices: SiteChoices & { product: ProductInCode },
): string {
  return widget.widgetType === 'sku'
    ? codeForProduct(widgetUrl, widget, payload, choices)
    : codeForPage(widgetUrl, widget, payload, choices)
}

/**
 * Makes the main code of a widget, and the toast for copying it. The code reserves the space that the widget takes now,
 * if that can be read.
 */
export async function makeWidgetCode(
  { widget, placeholder }: CopiedWidget,
  dispatch: AppDispatch,
  state: Parameters<typeof selectConsent>[0],
): Promise<{ code: string; toast: Parameters<typeof toastShown>[0] }> {
  const { embedId, role, gallerySettings, widgetType } = widget
  const { data } = await dispatch(
    widgetPreviewApi.endpoints.previewWidget.initiate(
      { embedId, role, gallerySettings },
      { subscribe: false },
    ),
  )
  const platform = selectPlatform(state)
  const product = productInCode({ platform, productBy: selectProductBy(state), placeholder })
  const choices = { platform, product, consent: selectConsent(state) }
  return {
    code: mainCode(runtimeConfig().widgetUrl, widget, data, choices),
    toast:
      widgetType === 'sku' && isToComplete(product, placeholder)
        ? {
            tone: 'success',
            message: { id: 'widgets.alert_product-code-copied', values: { placeholder } },
            link: { to: installationAddress(widget), message: { id: 'widgets.title_how-to' } },
          }
        : { tone: 'success', message: { id: 'widgets.alert_code-copied' } },
  }
}

/** The codes of the saved widget, with its current space; null while that is loading. */
export function useInstalledCode(embedId: string, saved: WidgetForm) {
  const { role, widgetType, gallerySettings } = saved
  const platform = useAppSelector(selectPlatform)
  const consent = useAppSelector(selectConsent)
  const product = useProductInCode()
  const { data, isFetching, isError, refetch } = usePreviewWidgetQuery({
    embedId,
    role,
    gallerySettings,
  })
  const { widgetUrl } = runtimeConfig()
  const widget = { embedId, role, widgetType }
  const choices = { product, platform, consent }
  const codeBy = (make: typeof mainCode) =>
    data !== undefined || isError ? make(widgetUrl, widget, data, choices) : null
  return {
    main: codeBy(mainCode),
    anyPage: codeBy(codeForPage),
    productPage: codeBy(codeForProduct),
    /** Whether the preview failed to load, so that the codes reserve no space. */
    isError: isError && !isFetching,
    retry: () => void refetch(),
  }
}

/** How the codes for product pages identify the product, according to the user's choices. */
function useProductInCode(): ProductInCode {
  const platform = useAppSelector(selectPlatform)
  const productBy = useAppSelector(selectProductBy)
  const placeholder = useIntl().formatMessage({ id: 'widgets.text_article-placeholder' })
  return productInCode({ platform, productBy, placeholder })
}
