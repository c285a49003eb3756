import { EVENTS_PER_BATCH, SENT_PAGE } from '@/contract/widgets/embed'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { MAY_COUNT, MAY_WAIT, permission } from '../core/shopperStorage'
import type { WidgetPlace } from '../core/chunk'
import { widgetUrl } from '../core/request'
import type { EventQueue } from './createEventQueue'
import { eventId, keepRecord, KEPT, type KeptEvent } from './keptRecord'
import type { EventsChunk } from './eventsChunk'
import { sendBeacon } from './sendBatch'
import type { ViewTarget } from './watchView'

/** The part of the payload that is reported: the revision. */
interface Versioned {
  revision?: number
}

export type EventFacts = Pick<WidgetEvent, 'postId' | 'skuId'>

/** Counts what shoppers do with one widget. */
export interface Reporter {
  report(type: WidgetEvent['type'], facts?: EventFacts): void
  /** Reports a view when a sufficient part of any target has been seen. */
  watch(targets: ViewTarget[]): void
  stop(): void
}

const nothing = () => undefined
/** The reporter of previews, which counts nothing. */
export const silentReporter: Reporter = { report: nothing, watch: nothing, stop: nothing }

/**
 * Sends each event to the widget API once. Notifies the page by a `vitrina:<type>` event on the host element, for the
 * shop's own analytics. The events chunk is loaded after the widget is drawn. If the page is left before that, its
 * events are passed to the browser, and stored for the next page.
 */
export function createReporter({
  host,
  source,
  embedId,
  firstPage,
}: Pick<WidgetPlace, 'host' | 'source' | 'embedId' | 'firstPage'>): Reporter {
  const { origin } = source
  const name = KEPT + eventId()
  const waiting: KeptEvent[] = []
  let queue: EventQueue | undefined
  let watched: ViewTarget[] = []
  let stopWatching: (() => void) | undefined
  let isStopped = false

  const begin = async () => {
    const events = await source.load<EventsChunk>(source.events)
    if (queue) return
    listen(removeEventListener)
    queue = events.createEventQueue(origin, name, waiting)
    if (isStopped) stop()
    else stopWatching = events.watchView(watched, () => report('view'))
  }
  /** A failed load is retried with the next event, or when the connection is restored. */
  const tryToBegin = () => void begin().catch(() => undefined)
  /**
   * Passes the events to the browser when the page is hidden or left before the events chunk has loaded. A beacon has
   * no response, so the queue sends the events again later.
   */
  const passOn = () => {
    if (waiting.length === 0 || permission() < MAY_COUNT) return
    sendBeacon(
      widgetUrl(origin, embedId, '/events'),
      waiting.map(({ at, event }) => ({ ...event, age: Date.now() - at })),
    )
  }
  /** Listens to the page until the queue takes over. */
  const listen = (change: typeof addEventListener) => {
    change('pagehide', passOn, true)
    change('visibilitychange', passOn, true)
    change('online', tryToBegin)
  }
  const report: Reporter['report'] = (type, facts = {}) => {
    const event: WidgetEvent = {
      id: eventId(),
      type,
      ...facts,
      // The address of the page without parts that may identify the shopper. Cut, so that a batch stays small.
      page: (location.origin + location.pathname).slice(0, SENT_PAGE),
      revision: type === 'load' ? (firstPage as Versioned).revision : undefined,
    }
    const kept = { embedId, at: Date.now(), event }
    if (queue) queue.add(kept)
    else if (permission() >= MAY_WAIT) {
      waiting.push(kept)
      if (waiting.length > EVENTS_PER_BATCH) waiting.shift()
      // If the page is closed before it could send the events, the next page sends them.
      keepRecord(name, origin, waiting)
    }
    tryToBegin()
    host.dispatchEvent(
      // The event is composed, so that it leaves a shadow root in which the shop put the element.
      new CustomEvent(`vitrina:${type}`, {
        bubbles: true,
        composed: true,
        detail: { embedId, ...facts },
      }),
    )
  }
  const stop = () => {
    isStopped = true
    stopWatching?.()
    queue?.stop()
  }
  listen(addEventListener)

  return {
    report,
    watch(targets) {
      watched = targets
      tryToBegin()
    },
    stop,
  }
}
