import { discountOf, formatPrice } from '@/contract/text/figures'
import type { WidgetProduct } from '@/contract/widgets/widgetApi'
import { element } from '../core/element'
import { followClicks, safeUrl } from '../core/links'
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

/**
 * The photo, title and price of a product. It links to the product's page in the shop if the page has a safe address.
 */
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
  // A relative link is resolved against the shop's page, in which the widget is embedded.
  const href = safeUrl(product.link, document.baseURI)
  if (!href) return element('div', { class: className }, ...content)
  const link = element('a', { class: className, href, target: '_top' }, ...content)
  followClicks(link, followLinks, () => onProductClick(product.skuId))
  return link
}

/** A mark lower than this, in percent of the frame, shows its card above itself. */
const LOWER_PART = 55

/** A product's position on the picture, and the card that it shows. */
export interface Mark {
  node: HTMLElement
  skuId: number
  isShown(): boolean
  hide(): void
  highlight(isOn: boolean): void
}

/** Makes a mark. `onShow` is called before the card opens, so that the caller can close another card. */
export function createMark(product: WidgetProduct, options: CardOptions, onShow: () => void): Mark {
  const price = formatPrice(product.price, product.currency, options.locale)
  const label = price === null ? product.title : `${product.title}, ${price}`
  const button = element('button', {
    type: 'button',
    class: 'mark',
    'aria-label': product.isSimilar ? `${options.translate('widget.similar')}: ${label}` : label,
    'aria-expanded': 'false',
  })
  const tip = element('div', { class: 'tip', hidden: true }, createProductCard(product, options))
  const node = element('div', { class: 'marked' }, button, tip)
  if (product.marker.y > LOWER_PART) tip.classList.add('is-above')
  node.style.setProperty('--x', `${clampPercent(product.marker.x)}%`)
  node.style.setProperty('--y', `${clampPercent(product.marker.y)}%`)

  /** Whether a click or a tap has pinned the card: it then stays when the pointer leaves. */
  let isPinned = false
  const show = () => {
    if (!tip.hidden) return
    onShow()
    tip.hidden = false
    button.setAttribute('aria-expanded', 'true')
  }
  const hide = () => {
    isPinned = false
    tip.hidden = true
    button.setAttribute('aria-expanded', 'false')
  }
  button.addEventListener('click', () => {
    if (isPinned) {
      hide()
      return
    }
    show()
    isPinned = true
  })
  node.addEventListener('focusin', show)
  node.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) hide()
  })
  node.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') show()
  })
  node.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !isPinned) hide()
  })

  return {
    node,
    skuId: product.skuId,
    isShown: () => !tip.hidden,
    hide,
    highlight: (isOn) => button.classList.toggle('is-highlighted', isOn),
  }
}

function clampPercent(value: number): number {
  return Math.min(100, Math.max(0, value))
}
