import * as v from 'valibot'
import { isBlank } from '@/contract/text/typedText'
import { LIMITS } from '@/contract/limits'
import { nameSchema } from '@/contract/entities/fields'

/** Letters, digits, dots, dashes and underscores; unique in the account (product-rules/sources.md#segments). */
export const segmentCodeSchema = v.pipe(
  v.string(),
  v.nonEmpty('empty-field'),
  v.maxLength(LIMITS.segmentCode, 'too-long'),
  v.regex(/^[\p{L}\p{N}._-]+$/u, 'wrong-code'),
  // A code of invisible letters only is refused.
  v.check((code) => !isBlank(code), 'wrong-code'),
)

export const segmentNameSchema = nameSchema(LIMITS.segmentName)

export const segmentSchema = v.object({
  id: v.number(),
  name: v.string(),
  code: v.string(),
  /** Null on create (product-rules/records.md#segment-record). */
  idAtProvider: v.nullable(v.string()),
  postCount: v.number(),
})
export type Segment = v.InferOutput<typeof segmentSchema>
