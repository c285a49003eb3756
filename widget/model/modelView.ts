import type { ModelPayload } from '@/contract/widgets/widgetPayload'

export interface ModelView {
  node: HTMLElement
  /** Draws a model, or redraws it with other settings. The file is loaded again only if it is another one. */
  draw(payload: ModelPayload): void
  /** The current angles in whole degrees, which can become the start angle. */
  angles(): { turn: number; tilt: number }
  /** The current view as a PNG without background; null when no model is drawn, or in a worker. */
  picture(): Promise<Blob | null>
  stop(): void
}
