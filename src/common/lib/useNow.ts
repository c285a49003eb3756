import { useSyncExternalStore } from 'react'
import { currentTime } from './serverClock'

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let now = currentTime()
let timer: ReturnType<typeof setInterval> | undefined
let isHeld = false

function subscribe(listener: () => void) {
  // Without subscribers the timer did not run, so the stored time is outdated.
  if (listeners.size === 0 && !isHeld) now = currentTime()
  listeners.add(listener)
  timer ??= setInterval(() => {
    if (!isHeld) now = currentTime()
    for (const notify of listeners) notify()
  }, MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Stops the clock at `time` (ms): a replay shows times as they were seen. */
export function holdTime(time: number): void {
  isHeld = true
  now = time
  for (const notify of listeners) notify()
}

/** The time in ms by the back office's clock, the same for everything on the page and updated each minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
