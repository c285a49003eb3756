import { publishChunk } from '../core/chunk'
import { drawElements } from './drawElements'
import css from './elements.css'
import type { ElementsChunk } from './elementsChunk'

const chunk: ElementsChunk = { css, drawElements }
publishChunk(chunk)
