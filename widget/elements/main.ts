import { publishChunk } from '../core/chunk'
import { drawElements } from './drawElements'
import type { ElementsChunk } from './elementsChunk'

const chunk: ElementsChunk = { drawElements }
publishChunk(chunk)
