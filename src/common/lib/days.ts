/** Days of the calendar as `2026-03-01`, both included; an open end is left out. */
export interface DayRange {
  since?: string
  till?: string
}

/** Whether a text is a date that exists, in a plausible year. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text)
}

/** The first instant of a day, or of the day that is `later` days after it, in the time zone of this machine. */
function startOf(day: string, later = 0): string {
  const start = new Date(`${day}T00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}

/** `since` is inclusive, `till` exclusive (product-rules/records.md#post-list): the instant after the last day. */
export function instantsOf({ since, till }: DayRange) {
  return { since: since && startOf(since), till: till && startOf(till, 1) }
}
