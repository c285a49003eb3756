import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { idSchema } from '@/contract/entities/fields'

/** The review data of a post. Its status cannot change while it is archived (product-rules/posts.md#reviews). */
export const reviewSchema = v.object({
  /** Stars, 1 to 5. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  isArchived: v.boolean(),
  /** The author changed it after it was first imported. */
  isEdited: v.boolean(),
  /** The product of the catalogue; absent without one. */
  product: v.optional(v.object({ id: idSchema, name: v.string() })),
  /** The shop's answer at the marketplace; absent without one. */
  answer: v.optional(v.string()),
})
export type Review = v.InferOutput<typeof reviewSchema>

/** Where reviews come from: marketplaces, and any other place. */
export const REVIEW_SOURCES = ['wildberries', 'ozon', 'yandex-market', 'marketplace'] as const
export type ReviewSource = (typeof REVIEW_SOURCES)[number]

export const REVIEW_ORDERS = ['newest', 'oldest', 'best', 'worst'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

export const reviewListRequestSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  filter: v.optional(
    v.object({
      /** The requested stars; absent means all. */
      ratings: v.optional(v.array(v.number())),
      isArchived: v.optional(v.boolean()),
      isPublished: v.optional(v.boolean()),
      hasMedia: v.optional(v.boolean()),
      source: v.optional(v.picklist(REVIEW_SOURCES)),
      /** Reviews of this product, and reviews with the product marked on a picture. */
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
