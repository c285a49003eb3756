import type { IntlShape } from 'react-intl'
import type { Span } from './period'

/**
 * Days as words, as short as they stay clear: «1–5 марта 2026 г.»; a single day alone.
 * @param impliedYear the year that goes without saying, `2026`
 */
export function spanWords(intl: IntlShape, { since, till }: Span, impliedYear = ''): string {
  const isImplied = [since, till].every((day) => day.startsWith(`${impliedYear}-`))
  // A calendar day has no time zone, so it is formatted in UTC.
  const shape = {
    day: 'numeric',
    month: 'short',
    ...(!isImplied && { year: 'numeric' as const }),
    timeZone: 'UTC',
  } as const
  if (since === till) return intl.formatDate(since, shape)
  return intl.formatDateTimeRange(new Date(since), new Date(till), shape)
}
