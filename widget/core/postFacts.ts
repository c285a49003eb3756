import { cutText } from '@/contract/text/cutText'
import type { WidgetPost, WidgetProduct } from '@/contract/widgets/widgetApi'
import type { Translate } from './texts'

const CAPTION_LENGTH = 120

/** The products of a post, each once, in the order of its pictures. */
export function productsOf(post: WidgetPost): WidgetProduct[] {
  const products = post.media.flatMap((media) => media.products)
  return [
    ...new Map(products.toReversed().map((product) => [product.skuId, product])).values(),
  ].reverse()
}

/** A short name of a post for screen readers: the beginning of its text, else its author. */
export function captionOf(post: WidgetPost, translate: Translate): string {
  const text = post.text.replace(/\s+/g, ' ').trim()
  if (text.length > CAPTION_LENGTH) return `${cutText(text, CAPTION_LENGTH).trimEnd()}…`
  return text || titleOf(post, translate)
}

export function titleOf(post: WidgetPost, translate: Translate): string {
  const author = post.author?.name.trim()
  return author ? translate('widget.post-by', { author }) : translate('widget.post')
}
