import { publishChunk, type ChunkReference } from '../core/chunk'
import { createElementsLoader } from './loadElements'
import { openPopup } from './openPopup'
import type { PopupChunk } from './popupChunk'

/** Inserted by the build. */
declare const CHUNK_PATH: string
declare const ELEMENTS_CHUNK: ChunkReference

const loadElements = createElementsLoader(ELEMENTS_CHUNK)
const chunk: PopupChunk = { openPopup: (options) => openPopup(options, loadElements) }
publishChunk(CHUNK_PATH, chunk)
