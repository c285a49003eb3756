import * as v from 'valibot'
import { feedLinkSchema } from './feed'

/** A link as people paste it, in full or without its beginning. */
export const publicLinkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('empty-field'),
  feedLinkSchema,
)
