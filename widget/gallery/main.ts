import { publishChunk, type ChunkReference, type WidgetChunk } from '../core/chunk'
import { drawWidget } from './drawWidget'

/** Inserted by the build. */
declare const CHUNK_PATH: string
declare const POPUP_CHUNK: ChunkReference
declare const LINE_CHUNK: ChunkReference

const chunk: WidgetChunk = {
  drawWidget: (place) => drawWidget(place, { popup: POPUP_CHUNK, line: LINE_CHUNK }),
}
publishChunk(CHUNK_PATH, chunk)
