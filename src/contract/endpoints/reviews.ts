import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { postInfoSchema } from '../entities/post'
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
    response: v.object({ reviewList: v.array(postInfoSchema), paging: pagingSchema }),
  }),
} as const
