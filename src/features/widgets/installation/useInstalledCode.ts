import { runtimeConfig } from '@/common/api/runtimeConfig'
import { useAppSelector } from '@/common/store/hooks'
import type { ProductInCode } from '@/contract/widgets/installation/installationCode'
import type { WidgetForm } from '../widgetForm'
import { usePreviewWidgetQuery } from '../widgetPreviewApi'
import { selectConsent, selectPlatform } from '../widgetsSlice'
import { codeForPage, codeForProduct } from './installedCode'

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
    /** The preview failed to load, so the codes reserve no room. */
    isError: isError && !isFetching,
    retry: () => void refetch(),
  }
}
