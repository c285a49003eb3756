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
  /** Lets the page go on for a moment; resolves with whether the widget is still to be drawn. */
  pause(): Promise<boolean>
}

/** How a widget is removed; null: there is nothing to show. */
export type Drawing = (() => void) | null

/** What the chunk of a type of widget publishes. */
export interface WidgetChunk {
  /**
   * Draws a widget, if need be with pauses in which the page goes on. Throws or rejects on an invalid response.
   */
  drawWidget(place: WidgetPlace): Drawing | Promise<Drawing>
}
