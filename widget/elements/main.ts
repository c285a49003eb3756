import { publishChunk } from '../core/chunk'
import { drawElements } from './drawElements'
import css from './elements.css'
import type { ElementsChunk } from './elementsChunk'

/** Inserted by the build. */
declare const CHUNK_PATH: string

const chunk: ElementsChunk = { css, drawElements }
publishChunk(CHUNK_PATH, chunk)
