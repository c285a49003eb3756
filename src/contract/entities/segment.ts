import * as v from 'valibot'
import { LIMITS } from '../limits'

/** Section 5: letters, digits, dots, dashes and underscores; unique in the account. */
export const segmentCodeSchema = v.pipe(
  v.string(),
  v.nonEmpty('empty-field'),
  v.maxLength(LIMITS.segmentCode, 'too-long'),
  v.regex(/^[\p{L}\p{N}._-]+$/u, 'wrong-code'),
)

export const segmentNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('empty-field'),
  v.maxLength(LIMITS.segmentName, 'too-long'),
)

export const segmentSchema = v.object({
  id: v.number(),
  name: v.string(),
  code: v.string(),
  /** Null on create (section 3). */
  idAtProvider: v.nullable(v.string()),
  postCount: v.number(),
})
export type Segment = v.InferOutput<typeof segmentSchema>
