import { publishChunk, type ChunkReference } from '../core/chunk'
import { drawWidget } from './drawWidget'
import type { WidgetChunk } from '../core/widgetChunk'

/** Inserted by the build. */
declare const CHUNK_PATH: string
declare const POPUP_CHUNK: ChunkReference
declare const LINE_CHUNK: ChunkReference

const chunk: WidgetChunk = {
  drawWidget: (place) => drawWidget(place, { popup: POPUP_CHUNK, line: LINE_CHUNK }),
}
publishChunk(CHUNK_PATH, chunk)
