import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { postInfoSchema } from '../entities/post'
import { chosenPostSchema } from '../entities/postChange'
import { pagingSchema } from '../entities/postList'
import { reviewListRequestSchema } from '../entities/review'

/** Marketplace reviews; one is saved as the post that it is. */
export const reviewEndpoints = {
  searchReviews: endpoint({
    method: 'POST',
    path: 'search/reviews',
    base: 'account',
    permission: 'VIEW_POSTS',
    body: reviewListRequestSchema,
    response: v.object({
      reviewList: v.array(postInfoSchema),
      paging: pagingSchema,
      /** How many reviews have one star, two, up to five: of all that match but for the stars asked for. */
      starCounts: v.array(v.number()),
      /** The import under way, with how many of its rows are done; null: none is. */
      importing: v.nullable(v.object({ id: v.number(), done: v.number(), total: v.number() })),
    }),
  }),
  /** Every review that a list request matches, as `choosePosts` of the library. */
  chooseReviews: endpoint({
    method: 'POST',
    path: 'search/reviews/choose',
    base: 'account',
    permission: 'EDIT_POST',
    body: reviewListRequestSchema,
    response: v.object({ postList: v.array(chosenPostSchema), total: v.number() }),
  }),
} as const
