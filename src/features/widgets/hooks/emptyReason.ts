import type { Message, MessageId } from '@/common/i18n/messages'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { payloadAlbums } from './usePreview'

/** The product on whose page a widget is previewed. */
export type PreviewPage = 'product' | 'unknown-product' | 'other'

export const previewPage = (productId: number | null): PreviewPage => {
  if (productId === null) return 'other'
  return productId === 0 ? 'unknown-product' : 'product'
}

interface EmptyReason {
  title: MessageId
  /** The remedy; null where the field of its albums is visible and explains it. */
  text: Message | null
}

/** Why a widget has nothing to show on a page, and what to do about it (product-rules/widgets.md#empty-albums). */
export function emptyReason(
  payload: WidgetPayload,
  page: PreviewPage,
  areFieldsSeen: boolean,
): EmptyReason {
  const count = 'posts' in payload ? payload.posts.length : 0
  if ('posts' in payload && count > 0) {
    const values = { count, min: payload.settings.min_posts }
    return {
      title: 'widgets.title_too-few',
      text: {
        id:
          payload.widgetType === 'sku' && page !== 'other'
            ? 'widgets.text_few-product-posts'
            : 'widgets.text_few-posts',
        values,
      },
    }
  }
  const id = emptyText(payload, page, areFieldsSeen)
  return { title: 'widgets.title_nothing-to-show', text: id && { id } }
}

const PRODUCT_TEXTS = {
  product: 'widgets.text_no-product-posts',
  'unknown-product': 'widgets.text_no-such-product',
} as const

function emptyText(
  payload: WidgetPayload,
  page: PreviewPage,
  areFieldsSeen: boolean,
): MessageId | null {
  if (payload.widgetType === 'stl') return 'widgets.text_no-model'
  const hasAlbums = payloadAlbums(payload).length > 0
  if (hasAlbums && page !== 'other') return PRODUCT_TEXTS[page]
  if (areFieldsSeen) return null
  return hasAlbums ? 'widgets.text_no-posts' : 'widgets.text_no-albums'
}
