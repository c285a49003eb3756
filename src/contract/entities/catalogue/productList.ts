import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { sortDirectionSchema } from '@/contract/entities/posts/album'

/** The orders of the product list; `createdAt` is the time when a product was added. */
export const PRODUCT_ORDERS = ['name', 'price', 'markedCount', 'createdAt', 'stock'] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

const priceSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.price))
const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A category of a product with all its parents, from the root. */
export const categoryPathSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(LIMITS.categoryName))),
  v.minLength(1),
  v.maxLength(LIMITS.categoryDepth),
)

/** The catalogue's list: a product search with filters. Money in hundredths. */
export const productListRequestSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  filter: v.optional(
    v.object({
      inStock: v.optional(v.boolean()),
      /** Whether no feed offers it any more. */
      hasLeft: v.optional(v.boolean()),
      isMarked: v.optional(v.boolean()),
      /** Both inclusive; excludes products without a price. */
      priceFrom: v.optional(priceSchema),
      priceTo: v.optional(priceSchema),
      /** In this category or its subcategories. */
      category: v.optional(categoryPathSchema),
      /** Whether it is indexed. */
      isSearchable: v.optional(v.boolean()),
      /**
       * Whether its picture could be loaded; a product with an unchecked picture matches neither
       * value.
       */
      isPictureReadable: v.optional(v.boolean()),
    }),
    {},
  ),
  /** Without an order: the best match first for a search, else by name. */
  order: v.optional(
    v.object({ field: v.picklist(PRODUCT_ORDERS), direction: sortDirectionSchema }),
  ),
  paging: v.optional(v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1)) }), {
    page: 1,
  }),
})
export type ProductListRequest = v.InferOutput<typeof productListRequestSchema>

/** A category of the account's products, with the number of products in it and below. */
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

/** The new substitutes of a product, and those that the user's change is based on. */
export const productSubstitutesSchema = v.object({
  skuIds: substituteIdsSchema,
  previousSkuIds: substituteIdsSchema,
})
