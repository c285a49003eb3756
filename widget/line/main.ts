import { publishChunk } from '../core/chunk'
import { addArrows } from './addArrows'
import type { LineChunk } from './lineChunk'

/** Inserted by the build. */
declare const CHUNK_PATH: string

const chunk: LineChunk = { addArrows }
publishChunk(CHUNK_PATH, chunk)
