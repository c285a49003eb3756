import type { ChunkSource } from '../core/chunk'
import type { WidgetRequest } from '../core/fetchPage'

/** What the loader passes when it has an element, its first page and this chunk. */
export interface WidgetPlace extends WidgetRequest {
  host: HTMLElement
  root: ShadowRoot
  source: ChunkSource
  /** The widget API's first response, not validated yet. */
  firstPage: unknown
}

/** What the gallery chunk publishes. */
export interface GalleryChunk {
  /**
   * Draws a widget and returns how to remove it, or null when there is nothing to show. Throws on an invalid
   * response.
   */
  drawWidget(place: WidgetPlace): (() => void) | null
}
