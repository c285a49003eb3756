import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { widgetUrl } from '../core/widgetUrl'
import { createEventQueue } from './createEventQueue'
import { eventId } from './eventId'

export type EventFacts = Pick<WidgetEvent, 'postId' | 'skuId'>

/** Counts what shoppers do with one widget. */
export interface Reporter {
  report(type: WidgetEvent['type'], facts?: EventFacts): void
  stop(): void
}

/** For previews: nothing is counted. */
export const silentReporter: Reporter = { report: () => undefined, stop: () => undefined }

/**
 * Sends each event to the widget API once, and notifies the page by a `vitrina:<type>` event on the host element, for
 * the shop's own analytics.
 */
export function createReporter(host: HTMLElement, origin: string, embedId: string): Reporter {
  const queue = createEventQueue(widgetUrl(origin, 'events', embedId))
  return {
    report(type, facts = {}) {
      queue.add({ id: eventId(), type, ...facts })
      // The click may leave the page before the next batch is due.
      if (type === 'productClick') queue.flush()
      host.dispatchEvent(
        new CustomEvent(`vitrina:${type}`, { bubbles: true, detail: { embedId, ...facts } }),
      )
    },
    stop: queue.stop,
  }
}
