import type { ModelPayload } from '@/contract/widgets/widgetPayload'

export interface ModelView {
  node: HTMLElement
  /** Draws a model, or redraws it with other settings: the file is loaded again only when it differs. */
  draw(payload: ModelPayload): void
  /** The current angles in whole degrees, which can become the start angle. */
  angles(): { turn: number; tilt: number }
  /** The current view as a PNG without background; null without a model. */
  picture(): Promise<Blob | null>
  stop(): void
}
