import * as v from 'valibot'
import { LIMITS } from '../limits'
import { sortDirectionSchema } from './album'

/** By what the list of products is sorted; `createdAt` puts the newest together. */
export const PRODUCT_ORDERS = ['name', 'price', 'markedCount', 'createdAt', 'stock'] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

const priceSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.price))
const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A category of a product and all above it, from the root. */
export const categoryPathSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(LIMITS.categoryName))),
  v.minLength(1),
  v.maxLength(LIMITS.categoryDepth),
)

/** The catalogue's list: a search as that of one product, and what narrows it. Money in hundredths. */
export const productListRequestSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  filter: v.optional(
    v.object({
      inStock: v.optional(v.boolean()),
      /** Whether no feed offers it any more. */
      hasLeft: v.optional(v.boolean()),
      isMarked: v.optional(v.boolean()),
      /** Both included; a product without a price has none of them. */
      priceFrom: v.optional(priceSchema),
      priceTo: v.optional(priceSchema),
      /** Of this category or one below it. */
      category: v.optional(categoryPathSchema),
      /** Whether it is indexed. */
      isSearchable: v.optional(v.boolean()),
      /** Whether its picture could be loaded; one that was not tried yet is neither. */
      isPictureReadable: v.optional(v.boolean()),
    }),
    {},
  ),
  /** Absent: the best first for a search, else by name. */
  order: v.optional(
    v.object({ field: v.picklist(PRODUCT_ORDERS), direction: sortDirectionSchema }),
  ),
  paging: v.optional(v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1)) }), {
    page: 1,
  }),
})
export type ProductListRequest = v.InferOutput<typeof productListRequestSchema>

/** A category of the account's products, with how many are in it and below. */
export const productCategorySchema = v.object({
  path: v.array(v.string()),
  productCount: v.number(),
})
export type ProductCategory = v.InferOutput<typeof productCategorySchema>

const substituteIdsSchema = v.pipe(
  v.array(idSchema),
  v.maxLength(LIMITS.substituteProducts),
  v.check((ids) => new Set(ids).size === ids.length),
)

/** The substitutes of a product as they are to be, and as they were when the person changed them. */
export const productSubstitutesSchema = v.object({
  skuIds: substituteIdsSchema,
  previousSkuIds: substituteIdsSchema,
})
