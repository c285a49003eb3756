import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { canonicalTimeZone } from '@/contract/text/timeZone'

/** An IANA zone by the name that the back office uses for it. */
export const timeZoneSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.timeZone, 'wrong-time-zone'),
  v.check((timeZone) => canonicalTimeZone(timeZone) !== null, 'wrong-time-zone'),
  v.transform((timeZone) => canonicalTimeZone(timeZone) ?? timeZone),
)
