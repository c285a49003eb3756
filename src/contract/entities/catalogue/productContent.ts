import * as v from 'valibot'
import { revenueSchema } from '../analytics'
import { pagingSchema } from '../posts/postList'

/** The columns that the report on products and their content sorts by. */
export const PRODUCT_CONTENT_ORDERS = [
  'name',
  'shownPosts',
  'productClicks',
  'purchases',
  'revenue',
] as const

/** Which products the report lists: all, those with a shown post, those without. */
export const CONTENT_CHOICES = ['all', 'with', 'without'] as const
export type ContentChoice = (typeof CONTENT_CHOICES)[number]

/** How many products of the period count as best sellers. */
export const BEST_SELLERS = 20
/** Rows of an exported file; the most sold are first. */
export const PRODUCT_CONTENT_ROWS = 20_000

export const productContentRowSchema = v.object({
  id: v.number(),
  article: v.string(),
  name: v.string(),
  imageUrl: v.string(),
  isInStock: v.boolean(),
  /** Published posts with the product, or a variant of it, that live widgets show. */
  shownPosts: v.number(),
  /** Posts with it that no live widget shows: drafts, and posts of other albums. */
  otherPosts: v.number(),
  /** Posts whose caption names it without a mark. */
  suggestedPosts: v.number(),
  productClicks: v.number(),
  purchases: v.number(),
  revenue: revenueSchema,
})
export type ProductContentRow = v.InferOutput<typeof productContentRowSchema>

export const productContentSchema = v.object({
  products: v.array(productContentRowSchema),
  paging: pagingSchema,
  /** Of all products that the shop offers, whatever is searched. */
  summary: v.object({
    total: v.number(),
    withContent: v.number(),
    /** What the best sellers are chosen by; null: shoppers neither bought nor clicked. */
    bestBy: v.nullable(v.picklist(['purchases', 'productClicks'])),
    best: v.number(),
    bestWithContent: v.number(),
    hasLiveWidget: v.boolean(),
  }),
})
export type ProductContent = v.InferOutput<typeof productContentSchema>
