import * as v from 'valibot'
import { widgetModelSchema, widgetPosterSchema } from '../entities/widgetModel'
import { modelSettingsSchema } from './settings/modelSettings'

/** What `GET /widget/v1/{embedId}` returns for a 3D model and what the preview frame is given. */
export const modelPayloadSchema = v.object({
  embedId: v.string(),
  widgetType: v.literal('stl'),
  /** Version of the widget. */
  revision: v.number(),
  title: v.string(),
  locale: v.picklist(['ru', 'en']),
  settings: modelSettingsSchema,
  /** Null: nothing was uploaded yet, or it is gone; the widget draws nothing. */
  model: v.nullable(v.pick(widgetModelSchema, ['url', 'bytes', 'triangles', 'size'])),
  poster: v.nullable(v.omit(widgetPosterSchema, ['id'])),
})
export type ModelPayload = v.InferOutput<typeof modelPayloadSchema>
