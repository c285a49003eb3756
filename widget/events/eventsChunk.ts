import type { createEventQueue } from './createEventQueue'
import type { reportOrder } from './reportOrder'
import type { ViewTarget } from './watchView'

/** The exports of the events chunk. */
export interface EventsChunk {
  createEventQueue: typeof createEventQueue
  reportOrder: typeof reportOrder
  watchView(targets: ViewTarget[], onView: () => void): () => void
}
