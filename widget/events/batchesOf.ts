import { EVENTS_PER_BATCH } from '@/contract/widgets/embed'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { KeptEvent } from './keptRecord'

/** One request: events of one widget. */
export interface Batch {
  embedId: string
  /** With their age instead of their time, because the shopper's clock may be wrong. */
  events: WidgetEvent[]
  names: string[]
}

/**
 * Distinguishes kept events: an order that is reported again has the same id, but perhaps clicks that led to more of
 * it.
 */
export const nameOf = ({ at, event }: KeptEvent): string => `${event.id} ${at}`

/** Events by widgets, in batches of as many as the API accepts. */
export function batchesOf(kept: readonly KeptEvent[]): Batch[] {
  const now = Date.now()
  const batches: Batch[] = []
  for (const one of kept) {
    const { embedId, at, event } = one
    const aged = { ...event, age: Math.max(0, Math.round(now - at)) }
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
