import * as v from 'valibot'
import { LIMITS } from '../limits'

/** What makes a post a marketplace review. Its status cannot change while it is archived (product-rules/posts.md#reviews). */
export const reviewSchema = v.object({
  /** Stars, 1 to 5. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  isArchived: v.boolean(),
  /** The author changed it after the first time that it was read. */
  isEdited: v.boolean(),
})
export type Review = v.InferOutput<typeof reviewSchema>

export const reviewListRequestSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  filter: v.optional(
    v.object({
      /** Stars that are wanted; absent means all. */
      ratings: v.optional(v.array(v.number())),
      isArchived: v.optional(v.boolean()),
      isPublished: v.optional(v.boolean()),
      hasMedia: v.optional(v.boolean()),
    }),
    {},
  ),
  paging: v.optional(v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1)) }), {
    page: 1,
  }),
})
export type ReviewListRequest = v.InferOutput<typeof reviewListRequestSchema>
