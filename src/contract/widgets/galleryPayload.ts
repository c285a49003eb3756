import * as v from 'valibot'
import { headerNodeSchema } from './headerNodeSchema'
import { gallerySettingsSchema } from './settings/gallerySettings'
import { widgetPostSchema } from './widgetApi'

/** The settings of a gallery for drawing; its headers are separate nodes. */
const drawnSettingsSchema = v.omit(gallerySettingsSchema, ['html_title_block', 'popup_html'])

/**
 * The response of `GET /widget/v1/{embedId}?article=&page=` and the input of the preview frame. With the article of a product, only posts that its
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
  /** Above an open post when the settings ask for HTML of the shop. */
  popupHeader: v.array(headerNodeSchema),
  posts: v.array(widgetPostSchema),
  page: v.number(),
  hasMore: v.boolean(),
})
export type GalleryPayload = v.InferOutput<typeof galleryPayloadSchema>
