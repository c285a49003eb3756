import { useAppSelector } from '@/common/store/hooks'
import { selectWidgetEditor } from '../widgetEditorSlice'
import { shopPageContents } from './shopPageContents'

/** The page of the shop that the preview shows around the widget. Each reading gives it another key. */
export function useShopPageContent() {
  const { embedId, shopPage } = useAppSelector(selectWidgetEditor)
  if (embedId === null || !shopPage || shopPage.readId === null) return null
  const content = shopPageContents.get({ embedId, link: shopPage.link })
  return content ? { content, key: shopPage.readId } : null
}
