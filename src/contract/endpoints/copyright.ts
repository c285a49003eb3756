import * as v from 'valibot'
import { endpoint } from '../endpoint'
import {
  copyrightCommentTextSchema,
  copyrightStatusSchema,
} from '@/contract/entities/posts/copyright'
import { idSchema } from '@/contract/entities/fields'
import { postResponse } from '@/contract/entities/posts/post'

/** Permission of the author of another person's post. */
export const copyrightEndpoints = {
  /** Stores the status of the request to use another person's post. */
  updateCopyrightRequest: endpoint({
    method: 'POST',
    path: 'copyright_request/update',
    base: 'root',
    permission: 'EDIT_POST',
    body: v.object({ username: v.string(), postId: idSchema, status: copyrightStatusSchema }),
    response: postResponse,
  }),
  addCopyrightComment: endpoint({
    method: 'POST',
    path: 'copyright_request/add_comment',
    base: 'root',
    permission: 'EDIT_POST',
    creates: 'comment',
    body: v.object({
      username: v.string(),
      postId: idSchema,
      text: copyrightCommentTextSchema,
    }),
    response: postResponse,
  }),
} as const
