import type { Clock } from '../clock'
import { ApiError } from './apiError'

const MINUTE = 60_000

/**
 * Counts calls of each key within the minute of the clock and throws 429 beyond `most`. Kept by the process alone: it
 * is there against floods, not for bookkeeping.
 */
export function minuteLimit(clock: Clock, most: number): (key: string) => void {
  let minute = 0
  const counts = new Map<string, number>()
  return (key) => {
    const now = Math.floor(clock.now() / MINUTE)
    if (now !== minute) counts.clear()
    minute = now
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= most) return
    const seconds = Math.ceil(((minute + 1) * MINUTE - clock.now()) / 1000)
    throw new ApiError(429, 'too-many-attempts', {
      values: { seconds },
      facts: { retryAfterSeconds: seconds },
      headers: { 'Retry-After': String(seconds) },
    })
  }
}
