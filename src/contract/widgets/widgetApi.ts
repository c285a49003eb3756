import * as v from 'valibot'
import { FRAMES } from '@/contract/entities/posts/media'
import { sitePageSchema } from '@/contract/entities/widgets/widgetFacts'
import { LIMITS } from '../limits'
import { widgetElementSchema } from './widgetElements'

/** Picture of a post in the sizes that the embed may choose from; widths in px. */
export const widgetPictureSchema = v.object({
  width: v.number(),
  height: v.number(),
  sources: v.array(v.object({ url: v.string(), width: v.number() })),
})

/**
 * A product mark for shoppers: centre in percent of the slide's frame, price in hundredths of
 * `currency`.
 */
const widgetProductSchema = v.object({
  skuId: v.number(),
  title: v.string(),
  price: v.number(),
  oldPrice: v.nullable(v.number()),
  currency: v.string(),
  inStock: v.boolean(),
  /** A similar product, not the one on the picture. */
  isSimilar: v.boolean(),
  imageUrl: v.string(),
  link: v.string(),
  marker: v.object({ x: v.number(), y: v.number(), show: v.boolean() }),
})
export type WidgetProduct = v.InferOutput<typeof widgetProductSchema>

const widgetMediaSchema = v.object({
  id: v.number(),
  picture: widgetPictureSchema,
  videoUrl: v.nullable(v.string()),
  /** The value of the CSS property, drawn behind the picture. Empty for none. */
  background: v.string(),
  /** The frame that the slide is shown in. */
  frame: v.picklist(FRAMES),
  /** Its elements, from back to front; absent without any. */
  elements: v.optional(v.array(widgetElementSchema)),
  products: v.array(widgetProductSchema),
})
export type WidgetMedia = v.InferOutput<typeof widgetMediaSchema>

/** The legal data of an advertisement; `note` is the shop's own and may be empty. */
const widgetAdSchema = v.object({
  erid: v.string(),
  advertiser: v.string(),
  inn: v.string(),
  note: v.string(),
  color: v.string(),
  backgroundColor: v.string(),
})
export type WidgetAd = v.InferOutput<typeof widgetAdSchema>

export const widgetPostSchema = v.object({
  id: v.number(),
  /** Empty when the post hides its text. */
  text: v.string(),
  author: v.nullable(v.object({ name: v.string(), link: v.nullable(v.string()) })),
  createdAt: v.string(),
  showMarkers: v.boolean(),
  /** Absent when the post is not an advertisement. */
  ad: v.optional(widgetAdSchema),
  media: v.array(widgetMediaSchema),
})
export type WidgetPost = v.InferOutput<typeof widgetPostSchema>

/** Shoppers' events in a widget. */
export const WIDGET_EVENT_TYPES = [
  'load',
  'view',
  'open',
  'productClick',
  'action',
  'completion',
] as const
/** Events of the shop's pages about products clicked in widgets before. */
export const ORDER_EVENT_TYPES = ['addToCart', 'purchase'] as const

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Products bought or put into the cart, and the clicks that may have led to them. */
const widgetOrderSchema = v.object({
  /** Clicks on products, then openings of posts (no `skuId`), each newest first; also of other widgets of the account. */
  clicks: v.pipe(
    v.array(
      v.object({
        embedId: v.pipe(v.string(), v.maxLength(64)),
        postId: v.optional(positive),
        skuId: v.optional(positive),
      }),
    ),
    v.maxLength(LIMITS.orderClicks),
  ),
  items: v.pipe(
    v.array(
      v.object({
        article: v.pipe(v.string(), v.maxLength(LIMITS.article)),
        quantity: v.pipe(positive, v.maxValue(LIMITS.orderQuantity)),
        /** Hundredths of the currency per piece; absent for the catalogue's price. */
        price: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      }),
    ),
    v.maxLength(LIMITS.orderItems),
  ),
  /** ISO 4217; absent for the catalogue's currency. */
  currency: v.optional(v.string()),
})
export type WidgetOrder = v.InferOutput<typeof widgetOrderSchema>

const eventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  type: v.picklist([...WIDGET_EVENT_TYPES, ...ORDER_EVENT_TYPES]),
  /** Ms since it happened, for a delayed event; absent when just now. */
  age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.eventAge))),
  postId: v.optional(v.number()),
  skuId: v.optional(v.number()),
  /** The mark of a shopper who agrees to it: the id of their first view in three days. An invalid one is left out. */
  shopper: v.fallback(v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64))), undefined),
  /**
   * The page of the shop, and for a `load` the version of the widget. Invalid values are left out,
   * and the event still counts.
   */
  page: v.fallback(v.optional(sitePageSchema), undefined),
  revision: v.fallback(v.optional(positive), undefined),
  /** For events of the shop's pages only. */
  order: v.optional(widgetOrderSchema),
})

const isOfOrder = (type: string) => ORDER_EVENT_TYPES.some((one) => one === type)

/** An event. `id` is unique, so that a repeated batch counts once. */
export const widgetEventSchema = v.pipe(
  eventSchema,
  v.check(({ type, order }) => isOfOrder(type) === (order !== undefined)),
)
export type WidgetEvent = v.InferOutput<typeof widgetEventSchema>

/** An invalid entry is ignored; the others are counted. */
export const widgetEventBatchSchema = v.object({
  events: v.pipe(v.array(v.unknown()), v.maxLength(LIMITS.eventsPerBatch)),
})
export interface WidgetEventBatch {
  events: WidgetEvent[]
}

/** An entry of a batch as an event; null when it is invalid. */
export function readWidgetEvent(entry: unknown): WidgetEvent | null {
  const { success, output } = v.safeParse(widgetEventSchema, entry)
  return success ? output : null
}
