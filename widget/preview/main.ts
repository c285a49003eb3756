import { createChunkSource, type ChunkReference } from '../core/chunk'
import { startPreview } from './startPreview'

/** Put in by the build. */
declare const POPUP_CHUNK: ChunkReference
declare const LINE_CHUNK: ChunkReference
declare const PLAYER_CHUNK: ChunkReference

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  startPreview(createChunkSource(new URL(script.src).origin, ''), {
    popup: POPUP_CHUNK,
    line: LINE_CHUNK,
    player: PLAYER_CHUNK,
  })
}
