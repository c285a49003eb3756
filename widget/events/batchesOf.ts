import { EVENTS_PER_BATCH } from '@/contract/widgets/embed'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { KeptEvent } from './keptRecord'

/** What is sent at once: events of one widget. */
export interface Batch {
  embedId: string
  /** With their age instead of their time, for the shopper's clock may be wrong. */
  events: WidgetEvent[]
}

/** Events by widgets, in batches of as many as the API takes. */
export function batchesOf(kept: readonly KeptEvent[]): Batch[] {
  const now = Date.now()
  const batches: Batch[] = []
  for (const { embedId, at, event } of kept) {
    const aged = { ...event, age: Math.max(0, Math.round(now - at)) }
    const open = batches.findLast((batch) => batch.embedId === embedId)
    if (open && open.events.length < EVENTS_PER_BATCH) open.events.push(aged)
    else batches.push({ embedId, events: [aged] })
  }
  return batches
}
