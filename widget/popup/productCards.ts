import type { WidgetPayload, WidgetPost, WidgetProduct } from '@/contract/widgetApi'
import { element, safeUrl } from '../common/dom'
import { money, text } from '../common/texts'

interface ProductCardsOptions {
  locale: WidgetPayload['locale']
  isPreview: boolean
  onProductClick: (skuId: number) => void
}

/** Cards of a post's products; `highlight` brings one forward, null none. */
export function productCards({ media }: WidgetPost, options: ProductCardsOptions) {
  const products = new Map(
    media.flatMap((item) => item.products.map((product) => [product.skuId, product])),
  )
  const cards = new Map(
    [...products.values()].map((product) => [product.skuId, productCard(product, options)]),
  )
  const list = cards.size
    ? element(
        'div',
        { class: 'products', role: 'list', 'aria-label': text(options.locale, 'popup.products') },
        ...cards.values(),
      )
    : null
  return {
    list,
    highlight(skuId: number | null) {
      for (const [id, card] of cards) {
        card.toggleAttribute('data-on', id === skuId)
        if (id === skuId) card.scrollIntoView({ block: 'nearest' })
      }
    },
  }
}

function productCard(
  product: WidgetProduct,
  { locale, isPreview, onProductClick }: ProductCardsOptions,
) {
  const { skuId, title, price, oldPrice, currency, inStock, imageUrl } = product
  const href = safeUrl(product.link)
  const link = element(
    'a',
    { class: 'card', ...(href && !isPreview ? { href, target: '_top' } : { role: 'link' }) },
    element('img', { src: imageUrl, alt: '', loading: 'lazy' }),
    element(
      'span',
      { class: 'words' },
      element('span', { class: 'title' }, title),
      element(
        'span',
        { class: 'price' },
        money(locale, price, currency),
        oldPrice !== null && oldPrice > price
          ? element('s', {}, money(locale, oldPrice, currency))
          : null,
      ),
      inStock ? null : element('span', { class: 'absent' }, text(locale, 'popup.out-of-stock')),
    ),
    element('span', { class: 'arrow', 'aria-hidden': 'true' }),
  )
  const clicked = (event: MouseEvent) => {
    // The right button opens a menu and goes nowhere.
    if (event.button !== 2) onProductClick(skuId)
  }
  link.addEventListener('click', clicked)
  link.addEventListener('auxclick', clicked)
  return element('div', { role: 'listitem' }, link)
}
