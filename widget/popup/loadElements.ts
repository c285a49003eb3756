import { loadChunk, type ChunkReference, type ChunkSource } from '../core/chunk'
import { once } from '../core/once'
import type { ElementsChunk } from '../elements/elementsChunk'

/** Loads what draws elements: once, for the first post that has some. */
export type LoadElements = (source: ChunkSource) => Promise<ElementsChunk>

export function createElementsLoader(chunk: ChunkReference): LoadElements {
  let load: (() => Promise<ElementsChunk>) | null = null
  return (source) => {
    load ??= once(() => loadChunk<ElementsChunk>(source, chunk))
    return load()
  }
}
