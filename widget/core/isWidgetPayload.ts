import type { WidgetPayload } from '@/contract/widgetApi'

type Fields = Record<string, unknown>
type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isFlag: Check = (value) => typeof value === 'boolean'
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const has =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]))

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
  ad: (value) => value === undefined || isAd(value),
  media: isList(isMedia),
})
const isPayload = has({
  embedId: isText,
  locale: (value) => value === 'ru' || value === 'en',
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
 * Whether an answer holds everything that the embed reads. Written out by hand, because the contract's schema
 * library is too heavy for a shop's page; a test holds the two together.
 */
export function isWidgetPayload(value: unknown): value is WidgetPayload {
  return isPayload(value)
}
