import * as v from 'valibot'
import { widgetModelSchema, widgetPosterSchema } from '@/contract/entities/widgets/widget'
import type { HeaderNode } from './headerNodes'
import { gallerySettingsSchema } from './settings/gallerySettings'
import { modelSettingsSchema } from './settings/modelSettings'
import { storiesSettingsSchema } from './settings/storiesSettings'
import { widgetPostSchema, widgetPictureSchema } from './widgetApi'

const headerNodeSchema: v.GenericSchema<HeaderNode> = v.union([
  v.string(),
  v.object({
    tag: v.string(),
    style: v.optional(v.record(v.string(), v.string())),
    href: v.optional(v.string()),
    src: v.optional(v.string()),
    alt: v.optional(v.string()),
    children: v.array(v.lazy(() => headerNodeSchema)),
  }),
])

/** The settings of a gallery for drawing; its headers are separate nodes. */
const drawnSettingsSchema = v.omit(gallerySettingsSchema, ['html_title_block', 'popup_html'])

/**
 * The response of `GET /widget/v1/{embedId}?article=&page=` and the input of the preview frame. With the SKU of a product, only posts that its
 * page shows (`hideAtProductPage`); without one, all posts of the widget.
 */
export const galleryPayloadSchema = v.object({
  embedId: v.string(),
  widgetType: v.picklist(['gallery', 'sku']),
  /** Version of the widget. */
  revision: v.number(),
  title: v.string(),
  locale: v.picklist(['ru', 'en']),
  settings: drawnSettingsSchema,
  /** Above the gallery; empty when there is none. */
  header: v.array(headerNodeSchema),
  /** Above an open post when the settings require HTML of the shop. */
  popupHeader: v.array(headerNodeSchema),
  posts: v.array(widgetPostSchema),
  page: v.number(),
  hasMore: v.boolean(),
})
export type GalleryPayload = v.InferOutput<typeof galleryPayloadSchema>

const highlightSchema = v.object({
  /** Null for the circle of one post. */
  albumId: v.nullable(v.number()),
  /** Empty without a name. */
  title: v.string(),
  /** Null for the picture of its first post. */
  cover: v.nullable(widgetPictureSchema),
  /** At least one. */
  posts: v.array(widgetPostSchema),
})
export type WidgetHighlight = v.InferOutput<typeof highlightSchema>

/** The response of the widget API for a stories widget, and the input of the preview frame. */
export const storiesPayloadSchema = v.object({
  embedId: v.string(),
  widgetType: v.literal('story'),
  /** Version of the widget. */
  revision: v.number(),
  title: v.string(),
  locale: v.picklist(['ru', 'en']),
  settings: storiesSettingsSchema,
  /** Above the bar; empty when there is none. */
  header: v.array(headerNodeSchema),
  /** The circles of the bar, in its order. */
  highlights: v.array(highlightSchema),
})
export type StoriesPayload = v.InferOutput<typeof storiesPayloadSchema>

/** The response of `GET /widget/v1/{embedId}` for a 3D model and the input of the preview frame. */
export const modelPayloadSchema = v.object({
  embedId: v.string(),
  widgetType: v.literal('stl'),
  /** Version of the widget. */
  revision: v.number(),
  title: v.string(),
  locale: v.picklist(['ru', 'en']),
  settings: modelSettingsSchema,
  /**
   * Null when no model was uploaded, or it was deleted: the widget draws the poster only, or
   * nothing without one.
   */
  model: v.nullable(v.pick(widgetModelSchema, ['url', 'bytes', 'triangles', 'size'])),
  poster: v.nullable(v.omit(widgetPosterSchema, ['id'])),
})
export type ModelPayload = v.InferOutput<typeof modelPayloadSchema>

/** The payload of a widget of any type. */
export const widgetPayloadSchema = v.variant('widgetType', [
  galleryPayloadSchema,
  storiesPayloadSchema,
  modelPayloadSchema,
])
export type WidgetPayload = v.InferOutput<typeof widgetPayloadSchema>
