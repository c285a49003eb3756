import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import { has, isFlag, isList, isNumber, isText, oneOf, orAbsent, orNull } from './checks'

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
export const isPicture = has({
  width: isNumber,
  height: isNumber,
  sources: isList(has({ url: isText, width: isNumber })),
})
const isMedia = has({
  id: isNumber,
  picture: isPicture,
  videoUrl: orNull(isText),
  background: isText,
  frame: oneOf('square', 'story'),
  // Drawing skips invalid elements.
  elements: orAbsent(Array.isArray),
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
/** Whether a post has all fields that gallery and popup read. */
export const isWidgetPost = has({
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
    mode: isText,
    layout: orNull(isNumber),
    load_more: isText,
    auto_load_more: isText,
    load_more_text: isText,
    load_more_spacing: orNull(isNumber),
    spacing: isNumber,
    count: isNumber,
    cols: isNumber,
    cols_min: isNumber,
    preview: isText,
    widget_id: isText,
    popup_header: isText,
    platforms: isList(isText),
    margins: has({ top: isNumber, right: isNumber, bottom: isNumber, left: isNumber }),
    min_posts: isNumber,
  }),
  // Drawing skips invalid nodes.
  header: Array.isArray,
  popupHeader: Array.isArray,
  // Each post is checked separately, so that a broken one does not affect the others.
  posts: Array.isArray,
  page: isNumber,
  hasMore: isFlag,
})

/**
 * Whether a response contains everything that gallery and popup read. Written by hand, because the contract's schema library
 * is too heavy for a shop's page; a test compares the two.
 */
export function isGalleryPayload(value: unknown): value is GalleryPayload {
  return isPayload(value)
}
