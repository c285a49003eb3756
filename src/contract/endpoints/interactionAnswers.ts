import * as v from 'valibot'
import { PRODUCT_SLUG } from '../constants'
import { endpoint } from '../endpoint'
import { exportedFileSchema } from '../entities/analytics'
import { idSchema } from '../entities/id'
import { instantSchema } from '../entities/instant'
import { answerSummarySchema, interactionAnswerSchema } from '../entities/interactionAnswer'
import { INTERACTION_TYPES } from '../entities/media'
import { pagingSchema } from '../entities/postList'

const fromOne = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)
/** Answers to the interactions of one type that are on a slide of a post now; since is inclusive, till exclusive. */
const asked = {
  type: v.picklist(INTERACTION_TYPES),
  [`${PRODUCT_SLUG}PostId` as const]: idSchema,
  carouselPosition: fromOne,
  interactionCreatedSince: v.optional(instantSchema),
  interactionCreatedTill: v.optional(instantSchema),
}

export const interactionAnswerEndpoints = {
  /** What shoppers answered on a post, newest first, and what it comes to over all pages. */
  listInteractionAnswers: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/interactions`,
    base: 'account',
    permission: 'VIEW_POSTS',
    body: v.object({ ...asked, page: fromOne }),
    response: v.object({
      interactions: v.array(interactionAnswerSchema),
      paging: pagingSchema,
      summary: answerSummarySchema,
    }),
  }),
  /** The newest of the same answers in one table as CSV in the person's language; days and times are those of `timeZone`. */
  exportInteractionAnswers: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/interactions/export`,
    base: 'account',
    permission: 'VIEW_POSTS',
    body: v.object({
      ...asked,
      timeZone: v.optional(v.pipe(v.string(), v.maxLength(64)), 'UTC'),
    }),
    response: v.object({ file: exportedFileSchema }),
  }),
} as const
