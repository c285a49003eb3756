import { publishChunk, type WidgetChunk } from '../core/chunk'
import { drawWidget } from './drawWidget'

/** Inserted by the build. */
declare const CHUNK_PATH: string

const chunk: WidgetChunk = { drawWidget }
publishChunk(CHUNK_PATH, chunk)
