import { publishChunk, type ChunkReference } from '../core/chunk'
import { drawWidget } from './drawWidget'
import type { WidgetChunk } from '../core/widgetChunk'

/** Put in by the build. */
declare const CHUNK_PATH: string

declare const EVENTS_CHUNK: ChunkReference

const chunk: WidgetChunk = { drawWidget: (place) => drawWidget(place, EVENTS_CHUNK) }
publishChunk(CHUNK_PATH, chunk)
