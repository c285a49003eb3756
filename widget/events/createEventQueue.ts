import { EVENT_AGE_MS, EVENTS_PER_BATCH } from '@/contract/widgets/embed'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { CONSENT_CHANGED, MAY_COUNT, MAY_WAIT, permission } from '../core/shopperStorage'
import { widgetUrl } from '../core/request'
import { rememberClicks, shopperAt } from './clicks'
import { createKeptEvents } from './createKeptEvents'
import type { KeptEvent } from './keptRecord'
import { takeStoredOrders } from './orderEvents'
import { sendBatch, sendBeacon } from './sendBatch'

const BATCH_DELAY_MS = 1500
const FIRST_PAUSE_MS = 5000
const MAX_PAUSE_MS = 60_000
/** The event after which a shopper may leave for another page. */
const LEAVING = 'productClick'
/** Maximum number of unsent events. Older ones are dropped, so that a long visit offline stays small. */
const MAX_PENDING = 500

export interface EventQueue {
  /** Sends an event with the next batch, or immediately when the page may be left before that. */
  add(event: KeptEvent): void
  /** Sends the remaining events, and removes all listeners once those have arrived. */
  stop(): void
}

/**
 * Collects the events of one widget and sends them in batches until the back office has responded. Because of their
 * ids, events that are sent twice count once. Until the response they are stored under the name, as far as the
 * shopper's consent allows. The next page sends events that a closed page could not. A page that is hidden or left
 * passes the remaining events to the browser as a beacon. When the page is shown again, it sends them again, because a
 * beacon has no response.
 */
export function createEventQueue(
  origin: string,
  name: string,
  events: readonly KeptEvent[] = [],
): EventQueue {
  /** Events that have not arrived, oldest first. */
  let waiting: readonly KeptEvent[] = []
  /** Names of the events in a running request, and of those that were passed to the browser. */
  const sent = new Set<string>()
  const passed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  let isStopped = false

  const keep = (all: readonly KeptEvent[]) => {
    const once = new Map(all.map((one) => [nameOf(one), one]))
    waiting = permission() < MAY_WAIT ? [] : [...once.values()].slice(-MAX_PENDING)
    kept.save(waiting)
    if (isStopped && waiting.length === 0) leave()
  }
  const collect = (before: readonly KeptEvent[], after: readonly KeptEvent[]) => {
    // Stored orders are read first, because newer clicks would replace the clicks that led to them.
    keep([...takeStoredOrders(origin), ...before, ...after])
    rememberClicks(origin, waiting)
    flushIn(BATCH_DELAY_MS)
  }
  const kept = createKeptEvents(name, origin, (adopted) => collect(adopted, waiting))
  const flushIn = (delay: number) => void (timer ??= setTimeout(() => void flush(), delay))

  /**
   * Batches of events that are neither in a request nor passed to the browser. There are none before the shopper has
   * agreed to counting.
   */
  const takeBatches = () => {
    clearTimeout(timer)
    timer = undefined
    keep(waiting.filter(isRecent))
    if (permission() < MAY_COUNT) return []
    return batchesOf(
      origin,
      waiting.filter((one) => !sent.has(nameOf(one)) && !passed.has(nameOf(one))),
    )
  }
  const urlOf = ({ embedId }: Batch) => widgetUrl(origin, embedId, '/events')
  const send = async (batch: Batch) => {
    const { names, events } = batch
    for (const name of names) sent.add(name)
    const isDone = await sendBatch(urlOf(batch), events)
    for (const name of names) sent.delete(name)
    if (isDone) keep(waiting.filter((one) => !names.includes(nameOf(one))))
    return isDone
  }
  const flush = async () => {
    const outcomes = await Promise.all(takeBatches().map(send))
    if (outcomes.includes(false)) {
      flushIn(pause)
      pause = Math.min(pause * 2, MAX_PAUSE_MS)
    } else if (outcomes.length > 0) pause = FIRST_PAUSE_MS
  }
  const pass = () => {
    for (const batch of takeBatches()) {
      sendBeacon(urlOf(batch), batch.events)
      for (const name of batch.names) passed.add(name)
    }
  }
  const resend = () => {
    if (passed.size === 0) return
    passed.clear()
    void flush()
  }
  const followVisibility = () => {
    if (document.visibilityState === 'hidden') pass()
    else resend()
  }
  const followConsent = () => {
    keep(waiting)
    rememberClicks(origin, waiting)
    kept.adopt()
    void flush()
  }
  const listeners = [
    [document, 'visibilitychange', followVisibility],
    [window, CONSENT_CHANGED, followConsent],
    [window, 'pagehide', pass],
    [window, 'pageshow', resend],
    [window, 'online', () => void flush()],
  ] as const
  const leave = () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
  }
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)
  collect([], events)
  kept.adopt()

  return {
    add(kept) {
      collect(waiting, [kept])
      if (kept.event.type === LEAVING) void flush()
    },
    stop() {
      isStopped = true
      kept.stop()
      void flush()
      if (waiting.length === 0) leave()
    },
  }
}

/** The clock may have been set back, so an event may seem to be in the future. */
const isRecent = ({ at }: KeptEvent) => Date.now() - at < EVENT_AGE_MS

/** The body of one request: events of one widget. */
interface Batch {
  embedId: string
  /** Events contain their age instead of their time, because the shopper's clock may be wrong. */
  events: WidgetEvent[]
  names: string[]
}

/**
 * A name that distinguishes kept events. An order that is reported again has the same id, but may have other clicks.
 */
const nameOf = ({ at, event }: KeptEvent): string => `${event.id} ${at}`

/** Events by widgets, in batches of as many as the API accepts. */
function batchesOf(origin: string, kept: readonly KeptEvent[]): Batch[] {
  const now = Date.now()
  const batches: Batch[] = []
  for (const one of kept) {
    const { embedId, at, event } = one
    const aged = {
      ...event,
      age: Math.max(0, Math.round(now - at)),
      shopper: shopperAt(origin, at),
    }
    let open = batches.findLast((batch) => batch.embedId === embedId)
    if (!open || open.events.length === EVENTS_PER_BATCH) {
      open = { embedId, events: [], names: [] }
      batches.push(open)
    }
    open.events.push(aged)
    open.names.push(nameOf(one))
  }
  return batches
}
