import type { ChunkReference } from '../core/chunk'
import { startLoader } from './startLoader'

/** Put in by the build. */
declare const GALLERY_CHUNK: ChunkReference
declare const VERSION: string

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  startLoader({
    source: { origin: new URL(script.src).origin, nonce: script.nonce },
    gallery: GALLERY_CHUNK,
    version: VERSION,
  })
}
