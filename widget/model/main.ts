import { publishChunk, type WidgetChunk } from '../core/chunk'
import { drawWidget } from './drawWidget'

/** Inserted by the build. */
declare const CHUNK_PATH: string
declare const MODEL_WORKER: string

const chunk: WidgetChunk = { drawWidget: (place) => drawWidget(place, MODEL_WORKER) }
publishChunk(CHUNK_PATH, chunk)
