import type { WidgetPayload } from '@/contract/widgets/widgetApi'
import { has, isFlag, isList, isNumber, isText, oneOf, orAbsent, orNull } from './checks'
import { isWidgetElement } from './isWidgetElement'

const isProduct = has({
  skuId: isNumber,
  title: isText,
  price: isNumber,
  oldPrice: orNull(isNumber),
  currency: isText,
  inStock: isFlag,
  isSimilar: isFlag,
  imageUrl: isText,
  link: isText,
  marker: has({ x: isNumber, y: isNumber, show: isFlag }),
})
const isMedia = has({
  id: isNumber,
  picture: has({
    width: isNumber,
    height: isNumber,
    sources: isList(has({ url: isText, width: isNumber })),
  }),
  videoUrl: orNull(isText),
  background: isText,
  frame: oneOf('square', 'story'),
  elements: orAbsent(isList(isWidgetElement)),
  products: isList(isProduct),
})
const isAd = has({
  erid: isText,
  advertiser: isText,
  inn: isText,
  note: isText,
  color: isText,
  backgroundColor: isText,
})
const isPost = has({
  id: isNumber,
  text: isText,
  author: orNull(has({ name: isText, link: orNull(isText) })),
  createdAt: isText,
  showMarkers: isFlag,
  ad: orAbsent(isAd),
  media: isList(isMedia),
})
const isPayload = has({
  embedId: isText,
  locale: oneOf('ru', 'en'),
  settings: has({
    layout: orNull(isNumber),
    load_more: isText,
    auto_load_more: isText,
    load_more_text: isText,
    load_more_spacing: orNull(isNumber),
    spacing: isNumber,
    count: isNumber,
    cols: isNumber,
    cols_min: isNumber,
  }),
  posts: isList(isPost),
  page: isNumber,
  hasMore: isFlag,
})

/**
 * Whether a response contains everything that the embed reads. Written by hand, because the contract's schema library
 * is too heavy for a shop's page; a test compares the two.
 */
export function isWidgetPayload(value: unknown): value is WidgetPayload {
  return isPayload(value)
}
