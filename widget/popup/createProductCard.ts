import { discountOf, formatPrice } from '@/contract/text/figures'
import type { WidgetProduct } from '@/contract/widgets/widgetApi'
import { element } from '../core/element'
import { followClicks } from '../core/followClicks'
import { safeUrl } from '../core/safeUrl'
import type { Translate } from '../core/texts'

export interface CardOptions {
  locale: string
  translate: Translate
  origin: string
  followLinks: boolean
  onProductClick(skuId: number): void
}

function prices(product: WidgetProduct, { locale, translate }: CardOptions): HTMLElement {
  const { currency, inStock, oldPrice, price } = product
  const discount = discountOf(price, oldPrice)
  const now = formatPrice(price, currency, locale)
  const node = element(
    'span',
    { class: 'prices' },
    now === null ? null : element('span', { class: 'price' }, now),
  )
  if (oldPrice !== null && discount > 0) {
    node.append(
      element(
        's',
        { class: 'old-price' },
        element('span', { class: 'for-readers' }, `${translate('widget.old-price')} `),
        formatPrice(oldPrice, currency, locale),
      ),
      element('span', { class: 'discount' }, `−${discount}%`),
    )
  }
  if (!inStock) {
    node.append(element('span', { class: 'out-of-stock' }, translate('widget.out-of-stock')))
  }
  return node
}

/** Photo, title and price of a product, leading to its page in the shop when it has a safe address. */
export function createProductCard(product: WidgetProduct, options: CardOptions): HTMLElement {
  const { origin, followLinks, onProductClick } = options
  const imageUrl = safeUrl(product.imageUrl, origin)
  const photo = imageUrl ? element('img', { src: imageUrl, alt: '', decoding: 'async' }) : null
  photo?.addEventListener('error', () => photo.remove())
  const content = [
    element('span', { class: 'photo' }, photo),
    element(
      'span',
      { class: 'facts' },
      product.isSimilar
        ? element('span', { class: 'similar' }, options.translate('widget.similar'))
        : null,
      element('span', { class: 'name' }, product.title),
      prices(product, options),
    ),
  ]
  const className = product.inStock ? 'card' : 'card is-out'
  // A relative link is relative to the shop's page, in which the widget is embedded.
  const href = safeUrl(product.link, document.baseURI)
  if (!href) return element('div', { class: className }, ...content)
  const link = element('a', { class: className, href, target: '_top' }, ...content)
  followClicks(link, followLinks, () => onProductClick(product.skuId))
  return link
}
