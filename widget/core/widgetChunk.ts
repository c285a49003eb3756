import type { ShopSource } from './chunk'
import type { WidgetRequest } from './fetchPage'

/** What the loader passes when it has an element, its first page and this chunk. */
export interface WidgetPlace extends WidgetRequest {
  host: HTMLElement
  root: ShadowRoot
  source: ShopSource
  /** A further page of the widget, not validated yet. */
  loadPage(page: number): Promise<unknown>
  /** The widget API's first response, not validated yet. */
  firstPage: unknown
}

/** What the chunk of a type of widget publishes. */
export interface WidgetChunk {
  /**
   * Draws a widget and returns how to remove it, or null when there is nothing to show. Throws on an invalid
   * response.
   */
  drawWidget(place: WidgetPlace): (() => void) | null
}
