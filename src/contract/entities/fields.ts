import * as v from 'valibot'
import { isBlank } from '@/contract/text/typedText'

/** An instant in a request: ISO 8601 with an existing date, so that it never becomes NaN. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp(), v.check(isRealDay))

/** The range of years of four digits, in UTC. */
const FIRST = Date.parse('0000-01-01T00:00:00.000Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/** `Date` would read the 31st of February as a day of March. */
function isRealDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const time = Date.parse(text)
  return date.getUTCDate() === day && time >= FIRST && time <= LAST
}

/** Id of a record in a body. */
export const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** Id of a record in a query. */
export const idInQuerySchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/))

/** A name or text with at least one visible character. */
export const nameSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, 'too-long'),
    v.check((text) => !isBlank(text), 'empty-field'),
  )
