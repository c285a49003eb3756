import { SHOP_PAGE_MESSAGE, SHOP_PAGE_READY_MESSAGE } from '@/contract/widgets/embed'
import type {
  ShopPageMessage,
  ShopPageReadyMessage,
  ShopPageContent,
} from '@/contract/widgets/preview'
import { has, isList, isText, orAbsent, type Check } from '../core/payload/checks'
import { showShopPage } from './showShopPage'

const isTexts: Check = (value) => has({})(value) && isList(isText)(Object.values(value as object))
const isPageMessage = has({
  type: (value) => value === SHOP_PAGE_MESSAGE,
  page: has({
    base: isText,
    root: isTexts,
    body: isTexts,
    styles: isList(has({ href: orAbsent(isText), text: orAbsent(isText), media: isText })),
    html: isText,
  }),
})

/** Draws the page of the shop that the cabinet sends, then starts the widget in its element on that page. */
export function startShopPreview(startIn: (host: HTMLElement) => void): void {
  const receive = ({ data, source }: MessageEvent<unknown>) => {
    if (source !== window.parent) return
    const page = pageIn(data)
    if (!page) return
    window.removeEventListener('message', receive)
    startIn(showShopPage(page))
  }
  window.addEventListener('message', receive)
  const ready: ShopPageReadyMessage = { type: SHOP_PAGE_READY_MESSAGE }
  // The target origin is `*`, because the frame has an opaque origin and cannot know its parent's. The message contains
  // no data.
  window.parent.postMessage(ready, '*')
}

function pageIn(data: unknown): ShopPageContent | null {
  return isMessage(data) ? data.page : null
}

function isMessage(data: unknown): data is ShopPageMessage {
  return isPageMessage(data)
}
