import {
  elementAt,
  PAGE_PLACE,
  type TrackEvent,
  type TrackEventOf,
} from '@/app/recorder/track/trackFormat'
import { stepBefore, type ReplayStep } from './recordFacts'

/** What the person did with pointer and keys at a moment. */
export interface SeenPointer {
  x: number
  y: number
  isPressed: boolean
  isTyping: boolean
}

/** What is seen of a moment besides the state. */
export interface SeenWindow {
  pointer: SeenPointer | null
  /** Px; null in records without it. */
  size: { width: number; height: number } | null
  /** Whether the page is scrolled to where it was: a screen that is still being drawn is too short for that. */
  isSettled: boolean
}

export const NOTHING_SEEN: SeenWindow = { pointer: null, size: null, isSettled: true }

/** Ms for which a press or a key stays visible. */
const VISIBLE_MS = 350

/** The last event at or before a time. */
function lastBefore<Event extends TrackEvent>(events: readonly Event[], at: number): Event | null {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((events[middle]?.at ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return events[low - 1] ?? null
}

const ofKind = <Kind extends TrackEvent['kind']>(track: readonly TrackEvent[], kind: Kind) =>
  track.filter((event): event is TrackEventOf<Kind> => event.kind === kind)

/** Plays the second track of a record in the replayed page: scrolls it, and tells where the pointer was. */
export function createTrackPlayer(track: readonly TrackEvent[], steps: readonly ReplayStep[]) {
  const moves = track.filter(
    (event): event is TrackEventOf<'pointer' | 'press'> =>
      event.kind === 'pointer' || event.kind === 'press',
  )
  const [presses, keys, sizes] = [
    ofKind(track, 'press'),
    ofKind(track, 'key'),
    ofKind(track, 'size'),
  ] as const
  const scrolls = new Map<string, TrackEventOf<'scroll'>[]>()
  for (const event of ofKind(track, 'scroll')) {
    scrolls.set(event.place, [...(scrolls.get(event.place) ?? []), event])
  }
  const screens = steps.filter(({ type }) => type === 'location/locationChanged')

  /** Returns whether all parts are where they were. */
  function scroll(at: number, root: Element): boolean {
    let isSettled = true
    // Elements of an earlier screen are gone; the page itself stays.
    const screen = screens[stepBefore(screens, at)]
    const since = screen && screen.at <= at ? screen.at : 0
    for (const [place, events] of scrolls) {
      const last = lastBefore(events, at)
      if (!last || (place !== PAGE_PLACE && last.at < since)) continue
      const element =
        place === PAGE_PLACE ? root.ownerDocument.scrollingElement : elementAt(place, root)
      const isThere = () => element?.scrollTop === last.top && element.scrollLeft === last.left
      if (element && !isThere())
        Object.assign(element, { scrollTop: last.top, scrollLeft: last.left })
      isSettled &&= isThere()
    }
    return isSettled
  }

  const isJust = (events: readonly TrackEvent[], at: number) =>
    at - (lastBefore(events, at)?.at ?? -Infinity) < VISIBLE_MS

  return {
    /** Scrolls the page to where it was at a time, and returns what else was seen then. */
    show(at: number, root: Element): SeenWindow {
      const isSettled = scroll(at, root)
      const move = lastBefore(moves, at)
      const size = lastBefore(sizes, at) ?? sizes[0]
      return {
        pointer: move && {
          x: move.x,
          y: move.y,
          isPressed: isJust(presses, at),
          isTyping: isJust(keys, at),
        },
        size: size ? { width: size.width, height: size.height } : null,
        isSettled,
      }
    },
  }
}

export type TrackPlayer = ReturnType<typeof createTrackPlayer>
