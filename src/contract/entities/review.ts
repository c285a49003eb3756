import * as v from 'valibot'
import { LIMITS } from '../limits'
import { idSchema } from './id'

/** What makes a post a marketplace review. Its status cannot change while it is archived (product-rules/posts.md#reviews). */
export const reviewSchema = v.object({
  /** Stars, 1 to 5. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  isArchived: v.boolean(),
  /** The author changed it after the first time that it was read. */
  isEdited: v.boolean(),
  /** The catalogue's product that it is about, told when there is one. */
  product: v.optional(v.object({ id: idSchema, name: v.string() })),
  /** What the shop answered at the marketplace, told when it did. */
  answer: v.optional(v.string()),
})
export type Review = v.InferOutput<typeof reviewSchema>

export const REVIEW_ORDERS = ['newest', 'oldest', 'best', 'worst'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

export const reviewListRequestSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  filter: v.optional(
    v.object({
      /** Stars that are wanted; absent means all. */
      ratings: v.optional(v.array(v.number())),
      isArchived: v.optional(v.boolean()),
      isPublished: v.optional(v.boolean()),
      hasMedia: v.optional(v.boolean()),
      /** About this product, or with it on a picture. */
      productId: v.optional(idSchema),
    }),
    {},
  ),
  order: v.optional(v.picklist(REVIEW_ORDERS), 'newest'),
  paging: v.optional(v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1)) }), {
    page: 1,
  }),
})
export type ReviewListRequest = v.InferOutput<typeof reviewListRequestSchema>
