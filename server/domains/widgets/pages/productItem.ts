import { discountOf, formatPrice } from '@/contract/text/figures'
import type { WidgetProduct } from '@/contract/widgets/widgetApi'
import { element, type Html, webAddress } from './html'
import { outgoing } from './pageHeader'
import type { PageTools } from './pageView'

/** The width of a product's photo in px. */
const PHOTO_SIZE = 64

/** A product with its photo, name, prices and availability, linked to its page in the shop. */
export function productItem(product: WidgetProduct, tools: PageTools): Html {
  const { title, imageUrl, link, isSimilar } = product
  const photo = webAddress(imageUrl)
  const href = webAddress(link)
  return element(
    'li',
    {},
    photo === null
      ? null
      : element('img', {
          src: photo,
          alt: '',
          width: PHOTO_SIZE,
          height: PHOTO_SIZE,
          loading: 'lazy',
          decoding: 'async',
        }),
    element(
      'div',
      {},
      isSimilar ? [element('small', {}, tools.translate('widget.similar')), ' '] : null,
      href === null ? element('b', {}, title) : element('a', outgoing(href), title),
      prices(product, tools),
    ),
  )
}

/** The prices, and whether the product is out of stock, for places that allow text only. */
export function priceWords(product: WidgetProduct, { locale, translate }: PageTools): string {
  const { price, currency, inStock } = product
  const { before, discount } = reduction(product, locale)
  return [
    formatPrice(price, currency, locale),
    before === null ? null : `${translate('widget.old-price')} ${before} −${discount}%`,
    inStock ? null : translate('widget.out-of-stock'),
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** The price before, null unless it was higher. */
function reduction({ price, oldPrice, currency }: WidgetProduct, locale: PageTools['locale']) {
  const discount = discountOf(price, oldPrice)
  const before = oldPrice !== null && discount > 0 ? formatPrice(oldPrice, currency, locale) : null
  return { before, discount }
}

function prices(product: WidgetProduct, tools: PageTools): Html {
  const { price, currency, inStock } = product
  const { locale, translate } = tools
  const { before, discount } = reduction(product, locale)
  return element(
    'p',
    { class: 'prices' },
    element('strong', {}, formatPrice(price, currency, locale) ?? ''),
    before === null
      ? null
      : [
          ' ',
          element('span', { class: 'for-readers' }, `${translate('widget.old-price')} `),
          element('s', {}, before),
          ` −${discount}%`,
        ],
    ' ',
    translate(inStock ? 'server.page_in-stock' : 'widget.out-of-stock'),
  )
}
