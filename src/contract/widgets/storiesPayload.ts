import * as v from 'valibot'
import { storiesSettingsSchema } from './settings/storiesSettings'
import { headerNodeSchema } from './headerNodeSchema'
import { widgetPictureSchema, widgetPostSchema } from './widgetApi'

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
