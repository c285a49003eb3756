import { LIMITS } from '@/contract/limits'
import type { WidgetEvent, WidgetEventBatch } from '@/contract/widgets/widgetApi'
import { sendBatch, sendBeacon } from './sendBatch'

const BATCH_DELAY_MS = 1500
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000
/** Events that wait for a connection; older ones are given up, so that a long visit offline stays small. */
const MOST_WAITING = 500

const eventsOf = ({ events }: WidgetEventBatch) => events

export interface EventQueue {
  add(event: WidgetEvent): void
  /** Sends at once what waits. */
  flush(): void
  /** Sends the rest and removes all listeners. */
  stop(): void
}

/**
 * Collects the events of one widget and sends them in batches until the back office has responded; because of their
 * ids, events sent twice count once. A page that is hidden or left passes the rest to the browser, and sends it again
 * when it returns, because a beacon has no response.
 */
export function createEventQueue(url: string): EventQueue {
  let waiting: WidgetEvent[] = []
  let beaconed: WidgetEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS

  const takeBatches = () => {
    clearTimeout(timer)
    timer = undefined
    const batches: WidgetEventBatch[] = []
    for (let from = 0; from < waiting.length; from += LIMITS.eventsPerBatch) {
      batches.push({ events: waiting.slice(from, from + LIMITS.eventsPerBatch) })
    }
    waiting = []
    return batches
  }
  const flush = () => void send(takeBatches())
  const send = async (batches: WidgetEventBatch[]) => {
    if (batches.length === 0) return
    const outcomes = await Promise.all(batches.map((batch) => sendBatch(url, batch)))
    const unsent = batches.filter((_batch, index) => !outcomes[index]).flatMap(eventsOf)
    if (unsent.length === 0) {
      pause = FIRST_PAUSE_MS
      return
    }
    waiting = [...unsent, ...waiting].slice(-MOST_WAITING)
    timer ??= setTimeout(flush, pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
  const sendBeacons = () => {
    const batches = takeBatches()
    for (const batch of batches) sendBeacon(url, batch)
    beaconed = [...beaconed, ...batches.flatMap(eventsOf)].slice(-MOST_WAITING)
  }
  const resend = () => {
    if (beaconed.length === 0) return
    waiting = [...beaconed, ...waiting]
    beaconed = []
    flush()
  }
  const followVisibility = () => {
    if (document.visibilityState === 'hidden') sendBeacons()
    else resend()
  }
  const listeners = [
    [document, 'visibilitychange', followVisibility],
    [window, 'pagehide', sendBeacons],
    [window, 'pageshow', resend],
    [window, 'online', flush],
  ] as const
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)

  return {
    add(event) {
      waiting.push(event)
      timer ??= setTimeout(flush, BATCH_DELAY_MS)
    },
    flush,
    stop() {
      flush()
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
    },
  }
}
