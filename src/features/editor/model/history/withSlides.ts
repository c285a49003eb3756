import { applyPatches, type Patch } from 'immer'
import type { History, HistoryEntry } from './history'
import type { MediaDocument, PostDocument } from '../types'

/**
 * A document and its history as if these slides had always been last in the carousel: another user added them, so no
 * step may remove or add them.
 */
export function withSlides(
  document: PostDocument,
  { past, future }: History,
  slides: MediaDocument[],
): { document: PostDocument; history: History } {
  const whole = (patches: Patch[], { media }: PostDocument): Patch[] => [
    ...patches.filter(({ path }) => path[0] !== 'media'),
    { op: 'replace', path: ['media'], value: [...media, ...slides] },
  ]
  const rebase = (entry: HistoryEntry, before: PostDocument, after: PostDocument) =>
    [...entry.redo, ...entry.undo].some(isOfCarousel)
      ? { ...entry, redo: whole(entry.redo, after), undo: whole(entry.undo, before) }
      : entry
  let at = document
  const rebasedPast = past.toReversed().map((entry) => {
    const after = at
    at = applyPatches(after, entry.undo)
    return rebase(entry, at, after)
  })
  at = document
  const rebasedFuture = future.map((entry) => {
    const before = at
    at = applyPatches(before, entry.redo)
    return rebase(entry, before, at)
  })
  return {
    document: { ...document, media: [...document.media, ...slides] },
    history: { past: rebasedPast.toReversed(), future: rebasedFuture },
  }
}

/** Whether a patch removes, adds or reorders slides; other patches name their slide in their path. */
const isOfCarousel = ({ path }: Patch) => path[0] === 'media' && path.length <= 2
