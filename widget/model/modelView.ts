import type { ModelPayload } from '@/contract/widgets/modelPayload'

export interface ModelView {
  node: HTMLElement
  /** Draws a model, or redraws it with other settings: the file is loaded again only when it is another one. */
  draw(payload: ModelPayload): void
  /** How it is seen now, in whole degrees: what can become the start angle. */
  angles(): { turn: number; tilt: number }
  /** What is seen now as a PNG without background; null while there is no model. */
  picture(): Promise<Blob | null>
  stop(): void
}
