import { createChunkSource, type ChunkReference } from '../core/chunk'
import { scriptSource } from './scriptSource'
import { startLoader } from './startLoader'

/** Inserted by the build. */
declare const EVENTS_CHUNK: ChunkReference
declare const GALLERY_CHUNK: ChunkReference
declare const STORIES_CHUNK: ChunkReference
declare const MODEL_CHUNK: ChunkReference
declare const VERSION: string

const { origin, nonce, consent } = scriptSource('%ORIGIN%')
// Not in a copy of the built file that no server of ours has sent.
if (origin.startsWith('http')) {
  startLoader({
    source: { ...createChunkSource(origin, nonce), events: EVENTS_CHUNK },
    widgets: { gallery: GALLERY_CHUNK, story: STORIES_CHUNK, stl: MODEL_CHUNK },
    version: VERSION,
    consent,
  })
}
