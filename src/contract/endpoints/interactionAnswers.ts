import * as v from 'valibot'
import { PRODUCT_SLUG } from '../constants'
import { endpoint } from '../endpoint'
import { exportedFileSchema } from '../entities/analytics'
import { idSchema, instantSchema } from '@/contract/entities/fields'
import {
  answerSummarySchema,
  interactionAnswerSchema,
} from '@/contract/entities/posts/interactionAnswer'
import { INTERACTION_TYPES } from '@/contract/entities/posts/media'
import { pagingSchema } from '@/contract/entities/posts/postList'

const fromOne = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)
/**
 * Answers to the current interactions of one type on a slide of a post. `interactionCreatedSince`
 * is inclusive, `interactionCreatedTill` exclusive.
 */
const asked = {
  type: v.picklist(INTERACTION_TYPES),
  [`${PRODUCT_SLUG}PostId` as const]: idSchema,
  carouselPosition: fromOne,
  interactionCreatedSince: v.optional(instantSchema),
  interactionCreatedTill: v.optional(instantSchema),
}

export const interactionAnswerEndpoints = {
  /** Shoppers' answers to a post, newest first, with a summary of all pages. */
  listInteractionAnswers: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/interactions`,
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_POSTS',
    body: v.object({ ...asked, page: fromOne }),
    response: v.object({
      interactions: v.array(interactionAnswerSchema),
      paging: pagingSchema,
      summary: answerSummarySchema,
    }),
  }),
  /** The newest of the same answers as one CSV table in the user's language; days and times are in the account's time zone. */
  exportInteractionAnswers: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/interactions/export`,
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_POSTS',
    body: v.object(asked),
    response: v.object({ file: exportedFileSchema }),
  }),
} as const
