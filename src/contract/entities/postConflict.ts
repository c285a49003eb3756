import * as v from 'valibot'
import { postInfoSchema } from './post'

/** Who changed a post last, and when. */
const lastChangeSchema = v.object({
  /** UTC ISO 8601 */
  at: v.string(),
  /** Null: nobody, or somebody whose account is gone. */
  person: v.nullable(v.string()),
  /** The person who saves now, in another tab or on another device. */
  isOwn: v.boolean(),
  /** The back office by itself, such as a schedule that was carried out. */
  isAutomatic: v.boolean(),
})
export type LastChange = v.InferOutput<typeof lastChangeSchema>

/** The refusal of a save when the post was changed since its copy was loaded. */
export const postConflictSchema = v.object({
  postInfo: postInfoSchema,
  /** Null when it is not known. */
  lastChange: v.optional(v.nullable(lastChangeSchema), null),
})
export type PostConflict = v.InferOutput<typeof postConflictSchema>
