import type { Clock } from '../clock'
import { tooMany } from '../errors/apiError'

const MINUTE = 60_000
/** Maximum keys of one minute; beyond it the longest inactive ones are evicted. */
const MAX_KEYS = 100_000
/** A key is shared when it has grown by this part of its limit since the last time: most never are. */
const SHARED_PART = 1 / 8

interface Count {
  most: number
  /** The count of this process, and how much of it was shared. */
  own: number
  shared: number
  others: number
}

const NOTHING = { own: 0, shared: 0, others: 0 }

/** A key's increase to add to the total of all processes. */
export interface Share {
  key: string
  added: number
}

/**
 * Counts of keys within the minute. They are kept in the process, up to a maximum of keys. Only a
 * key that has grown by `SHARED_PART` of its limit is shared with other processes.
 */
export class MinuteCounts {
  private minute = 0
  private readonly counts = new Map<string, Count>()

  /** Whether `amount` more of a key stays within `most` in this minute. */
  hasRoom(key: string, amount: number, most: number, now: number): boolean {
    this.startMinute(now)
    const { own, others } = this.counts.get(key) ?? NOTHING
    return own + others + amount <= most
  }

  add(key: string, amount: number, most: number, now: number): void {
    this.startMinute(now)
    const count = this.counts.get(key) ?? { most, ...NOTHING }
    count.own += amount
    // The latest last.
    this.counts.delete(key)
    this.counts.set(key, count)
    const [oldest] = this.counts.keys()
    if (this.counts.size > MAX_KEYS && oldest !== undefined) this.counts.delete(oldest)
  }

  /** Keys to share with other processes; at most `most`, the largest increases first. */
  toShare(now: number, most: number): { minute: number; shares: Share[] } {
    this.startMinute(now)
    const shares: Share[] = []
    for (const [key, { own, shared, most: limit }] of this.counts) {
      const added = own - shared
      if (added > 0 && added >= limit * SHARED_PART) shares.push({ key, added })
    }
    shares.sort((one, other) => other.added - one.added)
    return { minute: this.minute, shares: shares.slice(0, most) }
  }

  /** `total` is the count of all processes, including the part just shared. */
  wasShared({ key, added }: Share, minute: number, total: number): void {
    const count = minute === this.minute ? this.counts.get(key) : undefined
    if (!count) return
    count.shared += added
    count.others = total - count.shared
  }

  /** Seconds until the counts are reset. */
  secondsLeft(now: number): number {
    return Math.ceil(((Math.floor(now / MINUTE) + 1) * MINUTE - now) / 1000)
  }

  private startMinute(now: number): void {
    const minute = Math.floor(now / MINUTE)
    if (minute !== this.minute) this.counts.clear()
    this.minute = minute
  }
}

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
