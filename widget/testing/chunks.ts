import { createChunkSource, type ChunkReference, type ShopSource } from '../core/chunk'
import { createEventQueue } from '../events/createEventQueue'
import { reportOrder } from '../events/reportOrder'
import { watchView } from '../events/watchView'
import { addArrows } from '../line/addArrows'
import { ORIGIN } from './payload'

/** A chunk as the build names it. */
export const testChunk = (name: string): ChunkReference => ({
  path: `/embed/${name}.1.js`,
  integrity: `sha256-${name}`,
})

/** Chunks on a shop's page, with an embed that has not loaded any yet. */
export const shopSource = (): ShopSource => ({
  ...createChunkSource(ORIGIN, ''),
  events: testChunk('events'),
})

/** The real chunks of a gallery, a bar or a model, except its popup or player. */
export const TEST_CHUNKS = {
  events: { createEventQueue, reportOrder, watchView },
  line: { addArrows },
}
