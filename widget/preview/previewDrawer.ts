/** Draws one type of widget in the preview frame. */
export interface PreviewDrawer<Payload> {
  /** Draws the widget, or redraws it with other settings; may open one post. */
  draw(payload: Payload, openPostId: number | undefined): void
  stop(): void
}
