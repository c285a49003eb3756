import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { publishChunk } from '../core/chunk'
import type { Vitrina } from '../loader/startLoader'
import { TEST_CHUNKS } from './chunks'

/** Stubs for APIs that jsdom lacks and the embed needs; each returns functions that control it. */

/**
 * Stubs intersection observers in all tests of the file that calls this. `show` sets how much of an element is on the
 * screen; 0 means that it is not.
 */
export function stubIntersections() {
  const observers = new Set<Observer>()
  class Observer implements IntersectionObserver {
    readonly root = null
    readonly scrollMargin = ''
    readonly thresholds: readonly number[]
    readonly rootMargin: string
    readonly targets = new Set<Element>()
    constructor(
      readonly callback: IntersectionObserverCallback,
      { rootMargin = '', threshold = 0 }: IntersectionObserverInit = {},
    ) {
      this.rootMargin = rootMargin
      this.thresholds = [threshold].flat()
      observers.add(this)
    }
    observe(target: Element) {
      this.targets.add(target)
    }
    unobserve(target: Element) {
      this.targets.delete(target)
    }
    disconnect() {
      this.targets.clear()
    }
    takeRecords() {
      return []
    }
  }
  beforeAll(() => {
    Object.assign(window, { IntersectionObserver: Observer })
  })
  return {
    isWatched: (target: Element) => [...observers].some((observer) => observer.targets.has(target)),
    marginOf: (target: Element) =>
      [...observers].find((observer) => observer.targets.has(target))?.rootMargin,
    /** Places the target below the screen, near enough to be prepared. */
    approach(target: Element) {
      this.show(target, 1, 100, innerHeight)
    },
    show(target: Element, intersectionRatio: number, height = 100, top = 0) {
      for (const observer of observers) {
        if (!observer.targets.has(target)) continue
        const entry: IntersectionObserverEntry = {
          target,
          intersectionRatio,
          isIntersecting: intersectionRatio > 0,
          intersectionRect: new DOMRect(0, top, 100, height * intersectionRatio),
          boundingClientRect: new DOMRect(0, top, 100, height),
          rootBounds: null,
          time: 0,
        }
        observer.callback([entry], observer)
      }
    },
  }
}

/** Stubs those parts of modal dialogs that the popup uses. */
export function stubDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

export interface Delivery {
  sent: SentBatch[]
  beacons: SentBatch[]
}

export interface SentBatch {
  url: string
  events: WidgetEvent[]
}

interface DeliveryOptions {
  /** False simulates a browser that refuses beacons. */
  isTaken?: boolean
  /** A blocker that throws instead. */
  throws?: boolean
  /** The statuses of the back office's first responses to batches; later ones are 204. */
  statuses?: number[]
}

/** Collects events that the embed sends by requests and by beacons. */
export function stubDelivery({
  isTaken = true,
  throws = false,
  statuses = [],
}: DeliveryOptions = {}): Delivery {
  const sent: SentBatch[] = []
  const beacons: SentBatch[] = []
  const batch = (url: string, body: unknown): SentBatch => ({
    url,
    ...(JSON.parse(String(body)) as Omit<SentBatch, 'url'>),
  })
  const sendBeacon = (url: string, body: string) => {
    if (throws) throw new TypeError('blocked')
    if (isTaken) beacons.push(batch(url, body))
    return isTaken
  }
  Object.assign(navigator, { sendBeacon })
  const answers = [...statuses]
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push(batch(url instanceof Request ? url.url : String(url), init?.body))
    return Promise.resolve(new Response(null, { status: answers.shift() ?? 204 }))
  })
  return { sent, beacons }
}

/** The events as the back office counts them: each id once. */
export function countedEvents({ sent, beacons }: Delivery): SentBatch['events'] {
  const events = [...sent, ...beacons].flatMap((batch) => batch.events)
  return [...new Map(events.map((one) => [one.id, one])).values()]
}

/**
 * Stubs the loading of scripts. Each script that is added to the page runs the chunk whose name is in the script's
 * path; see {@link TEST_CHUNKS}.
 */
export function stubChunks(chunks: Record<string, object>): HTMLScriptElement[] {
  const known: Record<string, object> = { ...TEST_CHUNKS, ...chunks }
  forgetChunks()
  const scripts: HTMLScriptElement[] = []
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue
      scripts.push(node)
      const name = Object.keys(known).find((part) => node.src.includes(part))
      // A microtask, which fake timers do not mock.
      void Promise.resolve().then(() => {
        if (name) publishChunk(new URL(node.src).pathname, known[name] ?? {})
        node.dispatchEvent(new Event(name ? 'load' : 'error'))
      })
    }
  })
  return scripts
}

/** Resets the page to the state in which no chunk has run. */
export const forgetChunks = () => Reflect.deleteProperty(document, Symbol.for('vitrina:chunks'))

/** Stubs XMLHttpRequest, the fallback for a failed `fetch`. */
export function stubXhr(answer?: { status: number; text: string }): void {
  class Request {
    status = answer?.status ?? 0
    responseText = answer?.text ?? ''
    onload = () => undefined
    onerror = () => undefined
    open() {
      return undefined
    }
    send() {
      queueMicrotask(() => (answer ? this.onload() : this.onerror()))
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request })
}

/**
 * Runs each test of the file that calls this on a page without a loader. The loader of the previous test would
 * otherwise observe the page all the time.
 */
export function openPageForEachTest(): void {
  const { observe } = MutationObserver.prototype
  const watching = new Set<MutationObserver>()
  beforeEach(() => {
    document.body.replaceChildren()
    MutationObserver.prototype.observe = function watch(...facts) {
      watching.add(this)
      observe.apply(this, facts)
    }
  })
  afterEach(() => {
    MutationObserver.prototype.observe = observe
    for (const observer of watching) observer.disconnect()
    // A widget that failed to load would retry even during the tests of another file.
    const loader = Reflect.get(document, Symbol.for('vitrina')) as Vitrina | undefined
    document.querySelectorAll('[data-vitrina]').forEach((element) => loader?.unmount(element))
    watching.clear()
    forgetLoader()
  })
}

/** Removes everything that a loader has added to the page and stored in the browser. */
export function forgetLoader(): void {
  delete window.Vitrina
  delete window.vitrina
  Reflect.deleteProperty(document, Symbol.for('vitrina:consent'))
  Reflect.deleteProperty(document, Symbol.for('vitrina'))
  localStorage.clear()
}

export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Whether a click on a link would navigate to its target. */
export function isFollowed(link: HTMLElement): boolean {
  let isPrevented = false
  // Runs after the link's own listeners and before other listeners of the page.
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  link.parentElement?.addEventListener('click', look, { once: true })
  link.click()
  return !isPrevented
}

/** Prevents navigation, which jsdom cannot do. */
export function stayOnPage(): () => void {
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  return () => document.removeEventListener('click', stay)
}
