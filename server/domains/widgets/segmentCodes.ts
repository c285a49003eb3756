import * as v from 'valibot'
import { segmentCodeSchema } from '@/contract/entities/segment'

/** A shopper is in a few segments; the rest of a longer list is ignored. */
const MOST_CODES = 10
/** Longer than so many codes can be. */
const MOST_CHARACTERS = 1000

/**
 * The codes of segments that a shop's page names, each once and in one order, so that the same ones make the same
 * answer. What is no code is left out: no post has it.
 */
export function segmentCodes(named: string): string[] {
  const words = named.slice(0, MOST_CHARACTERS).split(/\s+/)
  const codes = new Set(words.filter((word) => v.is(segmentCodeSchema, word)))
  return [...codes].slice(0, MOST_CODES).sort()
}
