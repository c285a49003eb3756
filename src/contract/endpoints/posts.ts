import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInQuerySchema } from '@/contract/entities/fields'
import { postInfoSchema } from '@/contract/entities/posts/post'
import { postListRequestSchema, postPageResponseSchema } from '@/contract/entities/posts/postList'

export const postEndpoints = {
  searchPosts: endpoint({
    method: 'POST',
    path: 'search/post',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_POSTS',
    body: postListRequestSchema,
    response: postPageResponseSchema,
  }),
  /** Posts added after this one, newest first, one page at most. */
  listNewPosts: endpoint({
    method: 'GET',
    path: 'post/get_last',
    base: 'account',
    permission: 'VIEW_POSTS',
    query: v.object({ last_post_id: idInQuerySchema }),
    response: v.object({ postInfoList: v.array(postInfoSchema) }),
  }),
} as const
