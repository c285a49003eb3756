import { publishChunk, type ChunkReference } from '../core/chunk'
import { drawStories } from './drawStories'
import type { WidgetChunk } from '../core/widgetChunk'

/** Inserted by the build. */
declare const CHUNK_PATH: string
declare const PLAYER_CHUNK: ChunkReference

const chunk: WidgetChunk = {
  drawWidget: (place) => drawStories(place, { player: PLAYER_CHUNK }),
}
publishChunk(CHUNK_PATH, chunk)
