import * as v from 'valibot'
import type { MessageId } from '@/common/i18n/messages'
import {
  type Segment,
  segmentCodeSchema,
  segmentNameSchema,
} from '@/contract/entities/posts/segment'
import { LIMITS } from '@/contract/limits'
import { LATIN_LETTERS } from '@/contract/text/latinLetters'
import { cutText } from '@/contract/text/typedText'

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

/** The code proposed for a new segment: its name in Latin letters, with a number if another segment has that code. */
export function proposedCode(name: string, segments: readonly Pick<Segment, 'code'>[]): string {
  const base = codeOf(name)
  if (base === '') return ''
  const taken = new Set(segments.map(({ code }) => code.toLowerCase()))
  let code = cutCode(base, LIMITS.segmentCode)
  for (let number = 2; taken.has(code); number += 1) {
    const ending = `-${number}`
    code = cutCode(base, LIMITS.segmentCode - ending.length) + ending
  }
  return code
}

const cutCode = (code: string, length: number) => cutText(code, length).replace(/[-._]+$/, '')

/** Words joined by dashes. Letters of other scripts stay, because a code may contain them. */
function codeOf(name: string): string {
  const small = name.normalize('NFC').toLowerCase()
  const latin = [...small].map((letter) => LATIN_LETTERS.get(letter) ?? plainLetter(letter))
  return latin
    .join('')
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^[-._]+|[-._]+$/g, '')
}

/** A letter without its marks (`é`, `ё`); nothing for an invisible one. */
function plainLetter(letter: string): string {
  const plain = letter
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
  return LATIN_LETTERS.get(plain) ?? plain
}
