import { publishChunk, type ChunkReference } from '../core/chunk'
import { createElementsLoader } from '../popup/loadElements'
import { openPlayer } from './openPlayer'
import type { PlayerChunk } from './playerChunk'

/** Inserted by the build. */
declare const CHUNK_PATH: string
declare const ELEMENTS_CHUNK: ChunkReference

const loadElements = createElementsLoader(ELEMENTS_CHUNK)
const chunk: PlayerChunk = { openPlayer: (options) => openPlayer(options, loadElements) }
publishChunk(CHUNK_PATH, chunk)
