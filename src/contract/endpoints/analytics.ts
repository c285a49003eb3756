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
  postAnalyticsRowSchema,
} from '../entities/analytics'
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
    body: v.object({
      ...span,
      page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
      postId: v.optional(idSchema),
    }),
    response: v.object({ posts: v.array(postAnalyticsRowSchema), paging: pagingSchema }),
  }),
  /** The whole table of posts as CSV or XLSX, in the user's language; its name has the days in the account's time zone. */
  exportPostAnalytics: endpoint({
    method: 'POST',
    path: 'analytics/post/export',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: v.object({ ...span, format: v.optional(v.picklist(FILE_FORMATS), 'csv') }),
    response: v.object({ file: exportedFileSchema }),
  }),
} as const
