import type { ShopSource } from './chunk'
import type { WidgetRequest } from './fetchPage'

/** Passed by the loader once it has an element, its first page and this chunk. */
export interface WidgetPlace extends WidgetRequest {
  host: HTMLElement
  root: ShadowRoot
  source: ShopSource
  /** A further page of the widget, not validated yet. */
  loadPage(page: number): Promise<unknown>
  /** The widget API's first response, not validated yet. */
  firstPage: unknown
  /** Yields to the page for a moment; resolves with whether the widget must still be drawn. */
  pause(): Promise<boolean>
}

/** Removes the widget; null: there is nothing to show. */
export type Drawing = (() => void) | null

/** The exports of the chunk of a widget type. */
export interface WidgetChunk {
  /** Draws a widget, if need be with pauses for the page. Throws or rejects on an invalid response. */
  drawWidget(place: WidgetPlace): Drawing | Promise<Drawing>
}
