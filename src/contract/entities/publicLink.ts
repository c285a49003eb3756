import * as v from 'valibot'
import { feedLinkSchema } from './feed'

/** A pasted link, in full or without its scheme. */
export const publicLinkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('empty-field'),
  feedLinkSchema,
)
