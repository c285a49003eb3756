import type { Clock } from '../clock'
import { MinuteCounts } from './minuteCounts'
import { tooMany } from '../errors/tooMany'

/**
 * Counts calls of each key within the clock's minute and throws 429 beyond `most`. Kept in this process only: it protects from floods and is not
 * exact.
 */
export function minuteLimit(clock: Clock, most: number): (key: string) => void {
  const counts = new MinuteCounts()
  return (key) => {
    const now = clock.now()
    if (!counts.hasRoom(key, 1, most, now)) throw tooMany(counts.secondsLeft(now))
    counts.add(key, 1, most, now)
  }
}
