import { publishChunk, type ChunkReference, type WidgetChunk } from '../core/chunk'
import { drawStories } from './drawStories'

/** Inserted by the build. */
declare const CHUNK_PATH: string
declare const PLAYER_CHUNK: ChunkReference

const chunk: WidgetChunk = {
  drawWidget: (place) => drawStories(place, { player: PLAYER_CHUNK }),
}
publishChunk(CHUNK_PATH, chunk)
