import * as v from 'valibot'
import { segmentCodeSchema } from '@/contract/entities/posts/segment'

/** A shopper is in a few segments; the rest of a longer list is ignored. */
const MOST_CODES = 10
/** The maximum length of that many codes. */
const MOST_CHARACTERS = 1000

/** The segment codes of a shop's page, unique and sorted, so that equal sets share one response. Invalid codes are left out: no post has them. */
export function segmentCodes(named: string): string[] {
  const words = named.slice(0, MOST_CHARACTERS).split(/\s+/)
  const codes = new Set(words.filter((word) => v.is(segmentCodeSchema, word)))
  return [...codes].slice(0, MOST_CODES).sort()
}
