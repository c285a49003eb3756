import * as v from 'valibot'
import { widgetModelSchema, widgetPosterSchema } from '@/contract/entities/widgets/widget'
import { modelSettingsSchema } from './settings/modelSettings'

/** The response of `GET /widget/v1/{embedId}` for a 3D model and the input of the preview frame. */
export const modelPayloadSchema = v.object({
  embedId: v.string(),
  widgetType: v.literal('stl'),
  /** Version of the widget. */
  revision: v.number(),
  title: v.string(),
  locale: v.picklist(['ru', 'en']),
  settings: modelSettingsSchema,
  /** Null when nothing was uploaded yet, or it was deleted; the widget draws nothing. */
  model: v.nullable(v.pick(widgetModelSchema, ['url', 'bytes', 'triangles', 'size'])),
  poster: v.nullable(v.omit(widgetPosterSchema, ['id'])),
})
export type ModelPayload = v.InferOutput<typeof modelPayloadSchema>
