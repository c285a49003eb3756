import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { postInfoSchema } from '../entities/post'
import { postListRequestSchema, postPageSchema } from '../entities/postList'

const idInQuery = v.pipe(v.string(), v.regex(/^\d{1,15}$/))

export const postEndpoints = {
  searchPosts: endpoint({
    method: 'POST',
    path: 'search/post',
    base: 'account',
    permission: 'VIEW_POSTS',
    body: postListRequestSchema,
    response: postPageSchema,
  }),
  /** Posts that came after this one, newest first, one page at most. */
  listNewPosts: endpoint({
    method: 'GET',
    path: 'post/get_last',
    base: 'account',
    permission: 'VIEW_POSTS',
    query: v.object({ last_post_id: idInQuery }),
    response: v.object({ postInfoList: v.array(postInfoSchema) }),
  }),
} as const
