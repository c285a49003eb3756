import * as v from 'valibot'
import { idSchema, instantSchema } from '@/contract/entities/fields'
import { endpoint } from '../endpoint'
import { LIMITS } from '../limits'
import { FILE_FORMATS } from '../text/csv'
import {
  analyticsReportSchema,
  DEVICES,
  exportedFileSchema,
  productFiguresSchema,
  POST_ORDERS,
  postAnalyticsRowSchema,
} from '../entities/analytics'
import {
  CONTENT_CHOICES,
  PRODUCT_CONTENT_ORDERS,
  productContentSchema,
} from '../entities/catalogue/productContent'
import { sortDirectionSchema } from '../entities/posts/album'
import { shopperGroupsSchema } from '../entities/uplift'
import { pagingSchema } from '@/contract/entities/posts/postList'

const choiceOf = <Choice extends v.GenericSchema>(schema: Choice) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(LIMITS.reportChoices)))

/**
 * Since is inclusive, till exclusive. By default the compared period is the equally long one before. An empty or absent
 * list includes everything; unknown ids have no events.
 */
const span = {
  embedIds: v.pipe(v.array(v.string()), v.maxLength(LIMITS.reportChoices)),
  eventsCreatedSince: instantSchema,
  eventsCreatedTill: instantSchema,
  comparedSince: v.optional(instantSchema),
  comparedTill: v.optional(instantSchema),
  albumIds: choiceOf(idSchema),
  postIds: choiceOf(idSchema),
  /** Only events that name one of these products. */
  skuIds: choiceOf(idSchema),
  devices: choiceOf(v.picklist(DEVICES)),
}
const spanSchema = v.object(span)
export type ReportRequest = v.InferOutput<typeof spanSchema>

const pageSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)
const formatSchema = v.optional(v.picklist(FILE_FORMATS), 'csv')

/** The table of posts as it is shown: without an order, most opened first. */
const postTable = {
  ...span,
  order: v.optional(v.object({ field: v.picklist(POST_ORDERS), direction: sortDirectionSchema })),
  /** Whether each post has the counts of the compared period as well. */
  isCompared: v.optional(v.boolean(), false),
}

/** The products that a shop offers: without an order, the most bought first, then the most clicked, then by name. */
const productTable = {
  eventsCreatedSince: instantSchema,
  eventsCreatedTill: instantSchema,
  query: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  content: v.optional(v.picklist(CONTENT_CHOICES), 'all'),
  order: v.optional(
    v.object({ field: v.picklist(PRODUCT_CONTENT_ORDERS), direction: sortDirectionSchema }),
  ),
}
const productTableSchema = v.object(productTable)
export type ProductTableRequest = v.InferOutput<typeof productTableSchema>

export const analyticsEndpoints = {
  /** Days are those of the account's time zone. */
  getAnalytics: endpoint({
    method: 'POST',
    path: 'analytics/get',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: spanSchema,
    response: analyticsReportSchema,
  }),
  /** How many shoppers of the whole account ordered, of those who opened something and of the others. */
  getUplift: endpoint({
    method: 'POST',
    path: 'analytics/uplift',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: v.pick(spanSchema, ['eventsCreatedSince', 'eventsCreatedTill']),
    response: v.object({ groups: shopperGroupsSchema }),
  }),
  /** The last days of one product, for its page. */
  getProductFigures: endpoint({
    method: 'GET',
    path: 'analytics/product/{id}',
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    response: v.object({ figures: productFiguresSchema }),
  }),
  /** Posts that shoppers opened, most opened first; with `postId` that post alone, whatever its counts. */
  listPostAnalytics: endpoint({
    method: 'POST',
    path: 'analytics/post/get',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: v.object({ ...postTable, page: pageSchema, postId: v.optional(idSchema) }),
    response: v.object({ posts: v.array(postAnalyticsRowSchema), paging: pagingSchema }),
  }),
  /** The whole table of posts as CSV or XLSX, in the user's language; its name has the days in the account's time zone. */
  exportPostAnalytics: endpoint({
    method: 'POST',
    path: 'analytics/post/export',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: v.object({ ...postTable, format: formatSchema }),
    response: v.object({ file: exportedFileSchema }),
  }),
  /** Which products have published posts that live widgets show, and what shoppers did with them in the period. */
  listProductContent: endpoint({
    method: 'POST',
    path: 'analytics/product-content/get',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: v.object({ ...productTable, page: pageSchema }),
    response: productContentSchema,
  }),
  /** The same rows as a file, all pages in one. */
  exportProductContent: endpoint({
    method: 'POST',
    path: 'analytics/product-content/export',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: v.object({ ...productTable, format: formatSchema }),
    response: v.object({ file: exportedFileSchema }),
  }),
} as const
