import type { ChunkReference } from '../core/chunk'
import { createEventQueue } from '../events/createEventQueue'
import { watchView } from '../events/watchView'
import { addArrows } from '../line/addArrows'

/** A chunk as the build names it. */
export const testChunk = (name: string): ChunkReference => ({
  path: `/embed/${name}.1.js`,
  integrity: `sha256-${name}`,
})

/** What a gallery, a bar or a model asks for besides its popup or player, as it is. */
export const TEST_CHUNKS = { events: { createEventQueue, watchView }, line: { addArrows } }
