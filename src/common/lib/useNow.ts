import { useSyncExternalStore } from 'react'
import { currentTime } from './serverClock'

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let isHeld = false

/** Returns the full minute of a time: the clock moves on at full minutes, so that a replay shows the same time as the page did. */
const minuteOf = (time: number) => Math.floor(time / MINUTE_MS) * MINUTE_MS
let now = minuteOf(currentTime())

function move(time: number) {
  if (now === minuteOf(time)) return
  now = minuteOf(time)
  for (const notify of listeners) notify()
}

function tick() {
  if (!isHeld) move(currentTime())
  timer = setTimeout(tick, MINUTE_MS - (currentTime() % MINUTE_MS))
}

function subscribe(listener: () => void) {
  // Without subscribers the timer did not run, so the stored time is outdated.
  if (listeners.size === 0) tick()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** Stops the clock at `time` (ms): a replay shows times as they were seen. */
export function holdTime(time: number): void {
  isHeld = true
  move(time)
}

/** The time in ms by the back office's clock, the same for everything on the page: the last full minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
