const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** An instant (ISO) as clocks of a zone show it and as a field of type `datetime-local` holds it: `2026-03-29T03:30`. */
export function wallClockOf(instant: string, timeZone: string): string {
  return wallClock(Date.parse(instant), timeZone)
}

/**
 * The instant (UTC, ISO) at which clocks of a zone show a time. Of a time that comes twice it is the first; a time
 * that clocks leap over is counted on from before the leap, as browsers do: 02:30 becomes 03:30.
 */
export function instantOf(clock: string, timeZone: string): string {
  const asUtc = Date.parse(`${clock}Z`)
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone)
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone)
  const fitting = [before, after].find((time) => wallClock(time, timeZone) === clock)
  return new Date(fitting ?? before).toISOString()
}

function offsetAt(time: number, timeZone: string): number {
  const minute = Math.floor(time / MINUTE_MS) * MINUTE_MS
  return Date.parse(`${wallClock(minute, timeZone)}Z`) - minute
}

function wallClock(time: number, timeZone: string): string {
  // The Swedish form is 2026-03-29 03:30.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time)
  return text.replace(' ', 'T').padStart('2026-03-29T03:30'.length, '0')
}
