import type { ChunkReference } from '../core/chunk'
import { startPreview } from './startPreview'

/** Put in by the build. */
declare const POPUP_CHUNK: ChunkReference

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  startPreview({ origin: new URL(script.src).origin, nonce: '' }, POPUP_CHUNK)
}
