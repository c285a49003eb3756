import * as v from 'valibot'
import { mediaItemSchema } from './media'

/** A marketplace review (section 3). Its status cannot change while it is archived (section 4). */
export const reviewSchema = v.looseObject({
  id: v.number(),
  /** Stars, 1 to 5. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: v.string(),
  media: v.array(mediaItemSchema),
  isArchived: v.boolean(),
  isEdited: v.boolean(),
})
export type Review = v.InferOutput<typeof reviewSchema>
