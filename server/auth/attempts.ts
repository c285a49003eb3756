import type { Clock } from '../clock'

/** Counts failures by key and says when there were too many of them in a while. */
export interface Attempts {
  isBlocked(key: string): boolean
  failed(key: string): void
  succeeded(key: string): void
}

/** How many keys are remembered before those that have run out are swept. */
const SWEEP_AT = 10_000

export function createAttempts(clock: Clock, most: number, windowMs: number): Attempts {
  const failures = new Map<string, { count: number; until: number }>()
  const living = (key: string) => {
    const entry = failures.get(key)
    return entry && entry.until > clock.now() ? entry : null
  }
  return {
    isBlocked: (key) => (living(key)?.count ?? 0) >= most,
    failed(key) {
      if (failures.size >= SWEEP_AT) {
        for (const [other, { until }] of failures) {
          if (until <= clock.now()) failures.delete(other)
        }
      }
      const { count, until } = living(key) ?? { count: 0, until: clock.now() + windowMs }
      failures.set(key, { count: count + 1, until })
    },
    succeeded(key) {
      failures.delete(key)
    },
  }
}
