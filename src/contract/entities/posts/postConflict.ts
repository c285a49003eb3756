import * as v from 'valibot'
import { postInfoSchema } from './post'

/** The author and time of a post's last change. */
const lastChangeSchema = v.object({
  /** UTC ISO 8601 */
  at: v.string(),
  /** Null without a person, or when their account was deleted. */
  person: v.nullable(v.string()),
  /** Whether it is the user who saves now, in another tab or on another device. */
  isOwn: v.boolean(),
  /** An automatic change, such as a scheduled transition. */
  isAutomatic: v.boolean(),
})
export type LastChange = v.InferOutput<typeof lastChangeSchema>

/** The refusal of a save when the post was changed since its copy was loaded. */
export const postConflictSchema = v.object({
  postInfo: postInfoSchema,
  /** Null when unknown. */
  lastChange: v.optional(v.nullable(lastChangeSchema), null),
})
export type PostConflict = v.InferOutput<typeof postConflictSchema>
