import { SHOP_PREVIEW_PAGE } from '@/contract/widgets/embed'
import { createChunkSource, type ChunkReference } from '../core/chunk'
import { startPreview } from './startPreview'
import { startShopPreview } from './startShopPreview'

/** Inserted by the build. */
declare const POPUP_CHUNK: ChunkReference
declare const LINE_CHUNK: ChunkReference
declare const PLAYER_CHUNK: ChunkReference

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const source = createChunkSource(new URL(script.src).origin, '')
  const chunks = { popup: POPUP_CHUNK, line: LINE_CHUNK, player: PLAYER_CHUNK }
  if (location.pathname === SHOP_PREVIEW_PAGE) {
    startShopPreview((host) => void startPreview(source, chunks, host))
  } else {
    startPreview(source, chunks)
  }
}
