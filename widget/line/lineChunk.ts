import type { Locale } from '@/contract/locale'
import type { ChunkSource } from '../core/chunk'

export interface Line {
  root: ShadowRoot
  /** The element that scrolls sideways; it is the only child of its parent. */
  list: HTMLElement
  locale: Locale
  source: ChunkSource
}

/** The exports of the chunk of sliders. */
export interface LineChunk {
  /** Adds buttons before a line that scroll it, and returns a function that removes them. */
  addArrows(line: Line): () => void
}
