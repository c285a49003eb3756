import { publishChunk } from '../core/chunk'
import { drawWidget } from './drawWidget'
import type { WidgetChunk } from '../core/widgetChunk'

/** Inserted by the build. */
declare const CHUNK_PATH: string

const chunk: WidgetChunk = { drawWidget }
publishChunk(CHUNK_PATH, chunk)
