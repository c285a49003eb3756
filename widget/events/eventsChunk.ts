import type { createEventQueue } from './createEventQueue'
import type { ViewTarget } from './watchView'

/** What the chunk of events publishes. */
export interface EventsChunk {
  createEventQueue: typeof createEventQueue
  watchView(targets: ViewTarget[], onView: () => void): () => void
}
