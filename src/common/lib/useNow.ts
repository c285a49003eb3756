import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
let isHeld = false

function subscribe(listener: () => void) {
  // Nobody looked for a while: the time is an old one.
  if (listeners.size === 0 && !isHeld) now = Date.now()
  listeners.add(listener)
  timer ??= setInterval(() => {
    if (!isHeld) now = Date.now()
    for (const tell of listeners) tell()
  }, MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Stops the clock at a time, in ms: a replay shows what was seen then. */
export function holdTime(time: number): void {
  isHeld = true
  now = time
  for (const tell of listeners) tell()
}

/** The time in ms, the same for everything on the page and renewed each minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
