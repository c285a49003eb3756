import { createChunkSource, type ChunkReference, type ShopSource } from '../core/chunk'
import { createEventQueue } from '../events/createEventQueue'
import { reportOrder } from '../events/reportOrder'
import { watchView } from '../events/watchView'
import { addArrows } from '../line/addArrows'
import { ORIGIN } from './payload'

/** A reference to a chunk with a path such as the build gives it. */
export const testChunk = (name: string): ChunkReference => ({
  path: `/embed/${name}.1.js`,
  integrity: `sha256-${name}`,
})

/** The source of the chunks on a shop's page where none is loaded yet. */
export const shopSource = (): ShopSource => ({
  ...createChunkSource(ORIGIN, ''),
  events: testChunk('events'),
})

/** The real chunks that a widget loads besides its popup or its player. */
export const TEST_CHUNKS = {
  events: { createEventQueue, reportOrder, watchView },
  line: { addArrows },
}
