import * as v from 'valibot'
import { idSchema, instantSchema } from '@/contract/entities/fields'
import { endpoint } from '../endpoint'
import {
  analyticsReportSchema,
  exportedFileSchema,
  productFiguresSchema,
  postAnalyticsRowSchema,
} from '../entities/analytics'
import { pagingSchema } from '@/contract/entities/posts/postList'

/** Since is inclusive, till exclusive. No `embedIds`: all widgets. */
const span = {
  embedIds: v.array(v.string()),
  eventsCreatedSince: instantSchema,
  eventsCreatedTill: instantSchema,
}

export const analyticsEndpoints = {
  /** Days are those of the account's time zone. */
  getAnalytics: endpoint({
    method: 'POST',
    path: 'analytics/get',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: v.object(span),
    response: analyticsReportSchema,
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
  /** The whole table of posts as CSV, in the user's language; its name has the days in the account's time zone. */
  exportPostAnalytics: endpoint({
    method: 'POST',
    path: 'analytics/post/export',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: v.object(span),
    response: v.object({ file: exportedFileSchema }),
  }),
} as const
