import type { Clock } from '../clock'
import { MinuteCounts } from './minuteCounts'
import { tooMany } from '../errors/tooMany'

/**
 * Counts calls of each key within the minute of the clock and throws 429 beyond `most`. Kept by the process alone: it
 * is there against floods, not for bookkeeping.
 */
export function minuteLimit(clock: Clock, most: number): (key: string) => void {
  const counts = new MinuteCounts()
  return (key) => {
    const now = clock.now()
    if (!counts.hasRoom(key, 1, most, now)) throw tooMany(counts.secondsLeft(now))
    counts.add(key, 1, most, now)
  }
}
