import { setTimeout as wait } from 'node:timers/promises'

/** Time as a dependency, so that tests control it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Ends when the time has passed, or when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }).catch(() => undefined),
}
