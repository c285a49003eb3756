import * as v from 'valibot'
import { idSchema } from './id'

/** A 3D model that was uploaded for a widget. */
export const widgetModelSchema = v.object({
  id: idSchema,
  fileName: v.string(),
  url: v.string(),
  /** Bytes that a shopper's browser loads. */
  bytes: v.number(),
  triangles: v.number(),
  /** Mm along x, y and z of the file. */
  size: v.tuple([v.number(), v.number(), v.number()]),
})
export type WidgetModel = v.InferOutput<typeof widgetModelSchema>

/** The poster of a 3D model. */
export const widgetPosterSchema = v.object({
  id: idSchema,
  width: v.number(),
  height: v.number(),
  /** Its sizes, smallest first; px. */
  sources: v.array(v.object({ url: v.string(), width: v.number() })),
})
export type WidgetPoster = v.InferOutput<typeof widgetPosterSchema>
