import { LIMITS } from '@/contract/limits'
import type { WidgetEvent } from '@/contract/widgetApi'
import { sendBatch } from './sendBatch'

const BATCH_DELAY_MS = 1500
/** Events that wait for a connection; older ones are given up, so that a long visit offline stays small. */
const MOST_WAITING = 500

export interface EventQueue {
  add(event: WidgetEvent): void
  /** Sends at once what waits. */
  flush(): void
  /** Sends the rest and lets go of the page. */
  stop(): void
}

/** Collects the events of one widget and sends them in batches, at the latest when the page is hidden or left. */
export function createEventQueue(url: string): EventQueue {
  let waiting: WidgetEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      const events = waiting.slice(0, LIMITS.eventsPerBatch)
      waiting = waiting.slice(events.length)
      void send(events)
    }
  }
  // A batch that did not leave goes with the next one; its ids keep it from counting twice.
  const send = async (events: WidgetEvent[]) => {
    if (!(await sendBatch(url, { events }))) waiting = [...events, ...waiting].slice(-MOST_WAITING)
  }
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  document.addEventListener('visibilitychange', flushWhenHidden)
  window.addEventListener('pagehide', flush)

  return {
    add(event) {
      waiting.push(event)
      timer ??= setTimeout(flush, BATCH_DELAY_MS)
    },
    flush,
    stop() {
      flush()
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('pagehide', flush)
    },
  }
}
