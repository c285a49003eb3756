import * as v from 'valibot'
import { postInfoSchema } from '@/contract/entities/posts/post'

/** The response to a change of one post: the changed post. */
export const postResponse = v.object({ postInfo: postInfoSchema })
