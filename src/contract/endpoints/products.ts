import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { sortDirectionSchema } from '@/contract/entities/posts/album'
import { idSchema } from '@/contract/entities/fields'
import { postInfoSchema } from '@/contract/entities/posts/post'
import { pagingSchema } from '@/contract/entities/posts/postList'
import { productRecordSchema, productSchema } from '@/contract/entities/catalogue/productLink'
import {
  productCategorySchema,
  productListRequestSchema,
  productSubstitutesSchema,
} from '@/contract/entities/catalogue/productList'
import { LIMITS } from '../limits'

const wholeInQuery = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(most))

/** The product catalogue. */
export const productEndpoints = {
  /**
   * Products by SKU, name or link; at most 20, best match first. The limit is that of a link, which
   * is longer than that of other searches.
   */
  searchProducts: endpoint({
    method: 'POST',
    path: 'search/sku',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_SKUS',
    query: v.object({ term: v.pipe(v.string(), v.maxLength(LIMITS.link)) }),
    response: v.object({ skuList: v.array(productSchema) }),
  }),
  /** Products that match a post's text; at most 20, best match first. */
  suggestProducts: endpoint({
    method: 'POST',
    path: 'search/sku-by-text',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_SKUS',
    body: v.object({ text: v.pipe(v.string(), v.maxLength(LIMITS.postText)) }),
    response: v.object({ skuList: v.array(productSchema) }),
  }),
  listProducts: endpoint({
    method: 'POST',
    path: 'search/sku-list',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_SKUS',
    body: productListRequestSchema,
    response: v.object({ skuList: v.array(productSchema), paging: pagingSchema }),
  }),
  /** Categories of the account's products by their paths; the largest ones when there are too many. */
  listProductCategories: endpoint({
    method: 'GET',
    path: 'sku/category-list',
    base: 'account',
    permission: 'VIEW_SKUS',
    response: v.object({ categoryList: v.array(productCategorySchema) }),
  }),
  getProduct: endpoint({
    method: 'GET',
    path: 'sku/{id}/info',
    base: 'account',
    permission: 'VIEW_SKUS',
    response: v.object({ sku: productRecordSchema }),
  }),
  /** The substitutes of a product, in order (product-rules/sources.md#substitutes). */
  listProductSubstitutes: endpoint({
    method: 'GET',
    path: 'sku/{id}/substitute-list',
    base: 'account',
    permission: 'VIEW_SKUS',
    response: v.object({ skuList: v.array(productSchema) }),
  }),
  /**
   * Sets the substitutes of a product. Refuses after a concurrent change and returns the current
   * list (product-rules/sources.md#substitutes).
   */
  saveProductSubstitutes: endpoint({
    method: 'POST',
    path: 'sku/{id}/substitute-list',
    base: 'account',
    permission: 'MANAGE_FEED',
    body: productSubstitutesSchema,
    response: v.object({ skuList: v.array(productSchema) }),
  }),
  /** Shows or hides all posts with these products on the products' pages in the shop. */
  saveProductPages: endpoint({
    method: 'POST',
    path: 'sku/save-product-pages',
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({
      skuIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(LIMITS.productsChosen)),
      isShown: v.boolean(),
    }),
    /** The number of changed posts. */
    response: v.object({ postCount: v.number() }),
  }),
  /** Posts of one type with the product: `sku/12/story-list`. */
  listProductPosts: endpoint({
    method: 'GET',
    path: 'sku/{id}/{postType}-list',
    base: 'account',
    permission: 'VIEW_SKUS',
    query: v.object({
      sort: v.optional(v.picklist(['providerCreatedAt', 'publishedAt', 'likeCount'])),
      direction: v.optional(sortDirectionSchema),
      page: v.optional(wholeInQuery(100_000)),
      limit: v.optional(wholeInQuery(LIMITS.productPosts)),
    }),
    response: v.object({ postInfoList: v.array(postInfoSchema), paging: pagingSchema }),
  }),
  /** Multipart: `file`, one more photo of the product. */
  uploadProductMedia: endpoint({
    method: 'POST',
    path: 'sku/media/upload/{id}',
    base: 'account',
    permission: 'MANAGE_FEED',
    isUpload: true,
    response: v.object({ sku: productRecordSchema }),
  }),
  /** Removes a photo that the team uploaded (product-rules/sources.md#photos-of-the-team). */
  deleteProductMedia: endpoint({
    method: 'POST',
    path: 'sku/media/delete/{id}',
    base: 'account',
    permission: 'MANAGE_FEED',
    body: v.object({ mediaId: idSchema }),
    response: v.object({ sku: productRecordSchema }),
  }),
  /**
   * Puts one of the team's photos before the feed's pictures; null puts the feed's pictures first.
   */
  saveFirstProductMedia: endpoint({
    method: 'POST',
    path: 'sku/media/first/{id}',
    base: 'account',
    permission: 'MANAGE_FEED',
    body: v.object({ mediaId: v.nullable(idSchema) }),
    response: v.object({ sku: productRecordSchema }),
  }),
} as const
