import * as v from 'valibot'
import { LIMITS } from '../limits'
import { idSchema } from './id'
import { nameSchema } from './name'

export const savedViewNameSchema = nameSchema(LIMITS.savedViewName)

/** A filter of the library that a person keeps under a name. */
export const savedViewSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The query part of the library's address, without the question mark. */
  search: v.string(),
})
export type SavedView = v.InferOutput<typeof savedViewSchema>
