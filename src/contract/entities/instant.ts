import * as v from 'valibot'

/** An instant that is sent to be kept: ISO 8601 of a day that there is, so that it never becomes NaN. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp(), v.check(isRealDay))

/** The calendar of `Date` would take the 31st of February for a day of March. */
function isRealDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day && !Number.isNaN(Date.parse(text))
}
