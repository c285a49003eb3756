import type { ChunkReference, ChunkSource } from '../core/chunk'
import type { ElementsChunk } from '../elements/elementsChunk'

/** Loads the elements chunk: once, for the first post with elements. */
export type LoadElements = (source: ChunkSource) => Promise<ElementsChunk>

export const createElementsLoader =
  (chunk: ChunkReference): LoadElements =>
  (source) =>
    source.load<ElementsChunk>(chunk)
