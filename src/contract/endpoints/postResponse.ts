import * as v from 'valibot'
import { postInfoSchema } from '../entities/post'

/** What a call that changes one post returns: the post as it is then. */
export const postResponse = v.object({ postInfo: postInfoSchema })
