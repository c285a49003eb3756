import type { ChunkReference, ChunkSource } from '../core/chunk'
import type { ElementsChunk } from '../elements/elementsChunk'

/** Loads what draws elements: once, for the first post that has some. */
export type LoadElements = (source: ChunkSource) => Promise<ElementsChunk>

export const createElementsLoader =
  (chunk: ChunkReference): LoadElements =>
  (source) =>
    source.load<ElementsChunk>(chunk)
