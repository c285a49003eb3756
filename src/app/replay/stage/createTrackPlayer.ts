import {
  elementAt,
  PAGE_PLACE,
  type TrackEvent,
  type TrackEventOf,
} from '@/app/recorder/track/trackFormat'
import { locationChanged } from '@/common/routing/locationSlice'
import { stepBefore, type ReplayStep } from './record/recordFacts'

/** Px of the recorded window. */
export interface Point {
  x: number
  y: number
}

/** What the person did with pointer and keys at a moment. */
export interface SeenPointer extends Point {
  isPressed: boolean
  isTyping: boolean
}

/** What is seen of a moment besides the state. */
export interface SeenWindow {
  pointer: SeenPointer | null
  /** Where the person pressed since the step before, the last ones in order. */
  presses: Point[]
  /** The box of the element that keys went to; null when it is not on the screen. */
  focus: (Point & { width: number; height: number }) | null
  /** Whether another tab or window was in front. */
  isAway: boolean
  /** Px; null in records without it. */
  size: { width: number; height: number } | null
  /** Whether the page is scrolled to where it was: a screen that is still being drawn is too short for that. */
  isSettled: boolean
}

export const NOTHING_SEEN: SeenWindow = {
  pointer: null,
  presses: [],
  focus: null,
  isAway: false,
  size: null,
  isSettled: true,
}

/** Ms for which a press or a key stays visible. */
const VISIBLE_MS = 350
/** Most presses of one step that are shown. */
const MAX_PRESSES = 20

/** The number of events at or before a time. */
function countBefore(events: readonly TrackEvent[], at: number): number {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((events[middle]?.at ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** The last event at or before a time. */
const lastBefore = <Event extends TrackEvent>(events: readonly Event[], at: number): Event | null =>
  events[countBefore(events, at) - 1] ?? null

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
  const [focuses, visibilities] = [ofKind(track, 'focus'), ofKind(track, 'visibility')] as const
  const scrolls = new Map<string, TrackEventOf<'scroll'>[]>()
  for (const event of ofKind(track, 'scroll')) {
    scrolls.set(event.place, [...(scrolls.get(event.place) ?? []), event])
  }
  const screens = steps.filter(({ type }) => type === locationChanged.type)

  /** When the screen of a moment was opened: elements of an earlier one are gone. */
  function openedBefore(at: number): number {
    const screen = screens[stepBefore(screens, at)]
    return screen && screen.at <= at ? screen.at : 0
  }

  /** Returns whether all parts are where they were. */
  function scroll(at: number, root: Element): boolean {
    let isSettled = true
    // The page itself stays.
    const since = openedBefore(at)
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

  function pressesOf(at: number): Point[] {
    const former = steps[stepBefore(steps, at) - 1]?.at ?? -Infinity
    return presses
      .slice(countBefore(presses, former), countBefore(presses, at))
      .slice(-MAX_PRESSES)
      .map(({ x, y }) => ({ x, y }))
  }

  function focusAt(at: number, root: Element): SeenWindow['focus'] {
    const last = lastBefore(focuses, at)
    if (!last || last.at < openedBefore(at)) return null
    const box = elementAt(last.place, root)?.getBoundingClientRect()
    if (!box || box.width === 0) return null
    return { x: box.left, y: box.top, width: box.width, height: box.height }
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
        presses: pressesOf(at),
        focus: focusAt(at, root),
        isAway: lastBefore(visibilities, at)?.isVisible === false,
        size: size ? { width: size.width, height: size.height } : null,
        isSettled,
      }
    },
  }
}

export type TrackPlayer = ReturnType<typeof createTrackPlayer>
