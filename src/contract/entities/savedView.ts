import * as v from 'valibot'
import { LIMITS } from '../limits'
import { idSchema } from './id'
import { nameSchema } from './name'

export const savedViewNameSchema = nameSchema(LIMITS.savedViewName)

/** A person's saved filter of the library. */
export const savedViewSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The query part of the library's address, without the question mark. */
  search: v.string(),
})
export type SavedView = v.InferOutput<typeof savedViewSchema>
