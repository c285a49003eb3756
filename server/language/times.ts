import type { Locale } from '@/contract/locale'
import { inLargestUnit } from '@/contract/text/figures'
import { canonicalTimeZone } from '@/contract/text/timeZone'
import { ApiError } from '../errors/apiError'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** Splits days in a time zone. Throws RangeError for an unknown zone. */
function zonedDays(timeZone: string) {
  // The Swedish form of a date is YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const dayOf = (time: number) => format.format(time)
  return {
    dayOf,
    /** `2026-03-29 03:30`, the format of times in spreadsheets. */
    clockOf: (time: number) => `${dayOf(time)} ${clock.format(time)}`,
    ...rememberedPlaces((time) => `${dayOf(time)} ${clock.format(time)}`),
    /** Every day from `since` to just before `till`. */
    daysBetween(since: number, till: number): string[] {
      const days = new Set<string>()
      for (let time = since; time < till; time += 12 * HOUR) days.add(dayOf(time))
      if (till > since) days.add(dayOf(till - 1))
      return [...days]
    },
  }
}

const DAY = 24 * HOUR
/** Days whose offsets are remembered, more than those of the longest report. */
const DAYS_KEPT = 4000

/**
 * The offset of a zone is found once for each day of UTC in which it does not change; formatting every time of a long
 * report would take longer than reading it.
 */
function rememberedPlaces(clockOf: (time: number) => string) {
  const offsetAt = (time: number) => {
    const minute = Math.floor(time / MINUTE) * MINUTE
    return Date.parse(`${clockOf(minute).replace(' ', 'T')}Z`) - minute
  }
  const offsets = new Map<number, number | null>()
  const offsetOfDay = (day: number) => {
    const known = offsets.get(day)
    if (known !== undefined) return known
    const [first, last] = [offsetAt(day * DAY), offsetAt((day + 1) * DAY - 1)]
    if (offsets.size >= DAYS_KEPT) offsets.clear()
    const offset = first === last ? first : null
    offsets.set(day, offset)
    return offset
  }
  const offsetOf = (time: number) => offsetOfDay(Math.floor(time / DAY)) ?? offsetAt(time)
  return {
    /** The day and the hour of a time. */
    placeOf(time: number): { day: string; hour: number } {
      const local = new Date(time + offsetOf(time))
      return { day: local.toISOString().slice(0, 10), hour: local.getUTCHours() }
    },
    /** Whether the hours of the zone are those of UTC, all the time. */
    isInWholeHours(since: number, till: number): boolean {
      for (let time = since; time < till; time += DAY) if (offsetOf(time) % HOUR !== 0) return false
      return offsetOf(till) % HOUR === 0
    },
  }
}

/** By the zone's own name only, so that a caller cannot fill it with spellings. */
const kept = new Map<string, ReturnType<typeof zonedDays>>()

/** The days of a requested zone; throws 400 for an unknown one. */
export function daysIn(timeZone: string) {
  const known = kept.get(timeZone)
  if (known) return known
  try {
    const days = zonedDays(timeZone)
    if (canonicalTimeZone(timeZone) === timeZone) kept.set(timeZone, days)
    return days
  } catch (error) {
    if (error instanceof RangeError) throw new ApiError(400, 'bad-request')
    throw error
  }
}

/** A stored time in the format of the API. */
export function iso(time: number): string {
  return new Date(time).toISOString()
}

export function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time)
}

const formatOf = (locale: Locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
/** Cached: creating one costs more than a page of posts. */
const FORMATS: Record<Locale, Intl.RelativeTimeFormat> = { ru: formatOf('ru'), en: formatOf('en') }

/** «3 дня назад»: a stored time relative to `now`. A future time counts as just now. */
export function ago(time: number, now: number, locale: Locale): string {
  return FORMATS[locale].format(...inLargestUnit(Math.min(0, time - now)))
}
