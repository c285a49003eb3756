import type { ChunkSource } from '../core/chunk'
import type { WidgetRequest } from '../core/fetchPage'

/** What the loader hands over when it has an element, its first page and this chunk. */
export interface WidgetPlace extends WidgetRequest {
  host: HTMLElement
  root: ShadowRoot
  source: ChunkSource
  /** The widget API's first answer, not checked yet. */
  firstPage: unknown
}

/** What the gallery chunk publishes. */
export interface GalleryChunk {
  /** Draws a widget and answers how to take it away, or null when there is nothing to show. Throws on a broken answer. */
  drawWidget(place: WidgetPlace): (() => void) | null
}
