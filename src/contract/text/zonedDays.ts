import { DAY_MS } from '@/contract/constants'

/** Kept: making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a zone at an instant (ms), as `2026-03-29`. */
export function dayIn(timeZone: string, at: number): string {
  // The Swedish form of a date is YYYY-MM-DD.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, format)
  return format.format(at)
}

/** The day of the calendar `later` days after one. */
export function dayAfter(day: string, later: number): string {
  return new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10)
}

/** The first instant (ms) of a day in a zone, whatever its clocks do: a day has 23 to 25 hours and may begin at one o'clock. */
export function startOfDayIn(timeZone: string, day: string): number {
  const midnight = Date.parse(day)
  // No zone is a day away from UTC.
  let before = midnight - DAY_MS
  let from = midnight + DAY_MS
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayIn(timeZone, middle) < day) before = middle
    else from = middle
  }
  return from
}
