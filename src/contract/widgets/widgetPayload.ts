import * as v from 'valibot'
import { modelPayloadSchema } from './modelPayload'
import { storiesPayloadSchema } from './storiesPayload'
import { galleryPayloadSchema } from './galleryPayload'

/** The payload of a widget of any type. */
export const widgetPayloadSchema = v.variant('widgetType', [
  galleryPayloadSchema,
  storiesPayloadSchema,
  modelPayloadSchema,
])
export type WidgetPayload = v.InferOutput<typeof widgetPayloadSchema>
