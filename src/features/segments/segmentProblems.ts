import * as v from 'valibot'
import type { MessageId } from '@/common/i18n/messages'
import { segmentCodeSchema, segmentNameSchema } from '@/contract/entities/posts/segment'

const WORDS: Record<string, MessageId> = {
  'empty-field': 'empty-field',
  'too-long': 'segments.error_too-long',
  'wrong-code': 'segments.error_wrong-code',
}

/** The problems of a new segment (product-rules/sources.md#segments), by field; null for a valid one. */
export function segmentProblems(fields: {
  name: string
  code: string
}): Record<'name' | 'code', MessageId | null> {
  return {
    name: problem(segmentNameSchema, fields.name),
    code: problem(segmentCodeSchema, fields.code),
  }
}

function problem(schema: v.GenericSchema<string>, text: string): MessageId | null {
  const [issue] = v.safeParse(schema, text).issues ?? []
  return issue ? (WORDS[issue.message] ?? 'segments.error_wrong-code') : null
}
