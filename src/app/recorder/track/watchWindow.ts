import { currentTime } from '@/common/lib/serverClock'
import { controlOf, labelOf } from './pressedControl'
import {
  PAGE_PLACE,
  placeOf,
  type ConsoleLevel,
  type TrackEvent,
  type TrackEventOf,
} from './trackFormat'

/** Ms within which moves of the pointer or of one scrolled element are one event. */
const MERGED_MS = 60
/** Number of events in each of the two halves that are kept. */
export const TRACK_HALF = 10_000
/** Number of characters of an entry of the console. */
const MAX_TEXT = 500
const MAX_PLACES = 6
const OWN_PLACE = /\/assets\/[\w/]*?([\w.-]+\.js:\d+:\d+)/g

/**
 * Records what happens in the window from now on: pointer, scrolling, focus, that keys are pressed, size, errors and
 * long tasks. Returns the events of the last time and a function that stops the recording.
 */
export function watchWindow(
  target: Window & typeof globalThis,
  root: Element,
  now: () => number = currentTime,
): { events: () => TrackEvent[]; stop: () => void } {
  const { document, console } = target
  const stops: (() => void)[] = []
  let earlier: TrackEvent[] = []
  let current: TrackEvent[] = []

  function keep(event: TrackEvent): void {
    if (current.length === TRACK_HALF) {
      earlier = current
      current = []
    }
    current.push(event)
  }

  /** Keeps an event, or gives its values to the last one of the same kind and place when that was just before. */
  function keepLatest(event: TrackEvent & { kind: 'pointer' | 'scroll' }): void {
    const last = current.at(-1)
    const isSame =
      last?.kind === event.kind &&
      (last.kind !== 'scroll' || event.kind !== 'scroll' || last.place === event.place)
    if (isSame && event.at - last.at < MERGED_MS) Object.assign(last, { ...event, at: last.at })
    else keep(event)
  }

  function listen<Name extends keyof WindowEventMap>(
    name: Name,
    take: (event: WindowEventMap[Name]) => void,
  ): void {
    const options = { capture: true, passive: true }
    target.addEventListener(name, take, options)
    stops.push(() => {
      target.removeEventListener(name, take, options)
    })
  }

  const pointOf = ({ clientX, clientY }: MouseEvent) => ({
    at: now(),
    x: Math.round(clientX),
    y: Math.round(clientY),
  })
  listen('pointermove', (event) => {
    keepLatest({ kind: 'pointer', ...pointOf(event) })
  })
  listen('pointerdown', (event) => {
    const pressed = event.target instanceof target.Element ? controlOf(event.target) : null
    const press: TrackEventOf<'press'> = { kind: 'press', ...pointOf(event) }
    keep(press)
    if (!pressed) return
    press.role = pressed.role
    void labelOf(pressed.control).then(
      (label) => {
        if (label !== null) press.label = label
      },
      // Without the texts a press has its role only.
      () => undefined,
    )
  })
  listen('keydown', () => {
    keep({ kind: 'key', at: now() })
  })
  function keepScroll(scrolled: EventTarget | null): void {
    const isPage = scrolled === document || scrolled === target
    const element = isPage ? document.scrollingElement : scrolled
    if (!(element instanceof target.Element)) return
    const place = isPage ? PAGE_PLACE : placeOf(element, root)
    if (place === null) return
    const [left, top] = [Math.round(element.scrollLeft), Math.round(element.scrollTop)]
    keepLatest({ kind: 'scroll', at: now(), place, left, top })
  }
  // The person may have scrolled before this code had loaded.
  keepScroll(document)
  listen('scroll', ({ target: scrolled }) => {
    keepScroll(scrolled)
  })
  listen('focusin', ({ target: focused }) => {
    const place = focused instanceof target.Element ? placeOf(focused, root) : null
    if (place !== null) keep({ kind: 'focus', at: now(), place })
  })
  const keepSize = () => {
    keep({ kind: 'size', at: now(), width: target.innerWidth, height: target.innerHeight })
  }
  keepSize()
  listen('resize', keepSize)
  const watchVisibility = () => {
    keep({ kind: 'visibility', at: now(), isVisible: document.visibilityState === 'visible' })
  }
  document.addEventListener('visibilitychange', watchVisibility)
  stops.push(() => {
    document.removeEventListener('visibilitychange', watchVisibility)
  })

  function keepEntry(level: ConsoleLevel, values: readonly unknown[]): void {
    const text = values.map(textOf).join(' ').slice(0, MAX_TEXT)
    const stack = values.map((value) => (value instanceof Error ? value.stack : '')).join('\n')
    const places = [...stack.matchAll(OWN_PLACE)].map(([, place = '']) => place)
    keep({ kind: 'console', at: now(), level, text, places: places.slice(0, MAX_PLACES) })
  }
  listen('error', (event) => {
    if (event.message) keepEntry('error', [(event.error as unknown) ?? event.message])
    else if (event.target instanceof target.Element) {
      keepEntry('warning', [failureOf(event.target)])
    }
  })
  listen('unhandledrejection', ({ reason }) => {
    keepEntry('error', [reason])
  })
  for (const [name, level] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const original = console[name]
    const log = (...values: unknown[]) => {
      keepEntry(level, values)
      original.apply(console, values)
    }
    console[name] = log
    stops.push(() => {
      // Another script may have replaced it since.
      if (console[name] === log) console[name] = original
    })
  }
  watchLongTasks()

  function watchLongTasks(): void {
    if (!('PerformanceObserver' in target)) return
    const { PerformanceObserver, performance } = target
    if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        const at = Math.round(performance.timeOrigin + startTime + currentTime() - Date.now())
        keep({ kind: 'longTask', at, ms: Math.round(duration) })
      }
    })
    observer.observe({ type: 'longtask', buffered: true })
    stops.push(() => {
      observer.disconnect()
    })
  }

  return {
    events: () => [...earlier, ...current],
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

/** Names a file that did not load without its address, which may be personal. */
function failureOf(element: Element): string {
  const { localName, ownerDocument } = element
  const { src = '', href = src } = element as Partial<HTMLImageElement & HTMLLinkElement>
  const { origin } = ownerDocument.location
  const isOwn = URL.canParse(href, origin) && new URL(href, origin).origin === origin
  const host = isOwn ? 'this origin' : 'another origin'
  return `Failed to load resource: ${localName} of ${host}`
}

function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value)
  } catch {
    return Object.prototype.toString.call(value)
  }
}
