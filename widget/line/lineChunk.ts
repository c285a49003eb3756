import type { Locale } from '@/contract/locale'
import type { ChunkSource } from '../core/chunk'

export interface Line {
  root: ShadowRoot
  /** Scrolls sideways; its parent holds nothing else. */
  list: HTMLElement
  locale: Locale
  source: ChunkSource
}

/** What the chunk of sliders publishes. */
export interface LineChunk {
  /** Puts buttons that scroll the line before it and returns how to take them away. */
  addArrows(line: Line): () => void
}
