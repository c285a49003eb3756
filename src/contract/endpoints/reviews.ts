import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { postInfoSchema } from '@/contract/entities/posts/post'
import { chosenPostSchema } from '@/contract/entities/posts/postChange'
import { pagingSchema } from '@/contract/entities/posts/postList'
import { reviewListRequestSchema } from '@/contract/entities/posts/review'

/** Marketplace reviews; a review is saved as a post. */
export const reviewEndpoints = {
  searchReviews: endpoint({
    method: 'POST',
    path: 'search/reviews',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_POSTS',
    body: reviewListRequestSchema,
    response: v.object({
      reviewList: v.array(postInfoSchema),
      paging: pagingSchema,
      /** The number of matches with one star, two, up to five, ignoring the filter by stars. */
      starCounts: v.array(v.number()),
      /** The running import, with its progress in rows; null without one. */
      importing: v.nullable(v.object({ id: v.number(), done: v.number(), total: v.number() })),
    }),
  }),
  /** All reviews that a list request matches; see `choosePosts` of the library. */
  chooseReviews: endpoint({
    method: 'POST',
    path: 'search/reviews/choose',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'EDIT_POST',
    body: reviewListRequestSchema,
    response: v.object({ postList: v.array(chosenPostSchema), total: v.number() }),
  }),
} as const
