import { applyPatches, enablePatches, produceWithPatches, type Patch } from 'immer'
import { composeId } from '@/common/lib/composeId'
import { isSame } from '@/common/lib/isSame'
import type { Frame } from '@/contract/entities/posts/media'
import type { Change } from './post'
import type { PostDocument, MediaDocument } from './document'
import { isEmpty, filterElements } from './elements'

enablePatches()

/** The action of a step; support reads it in a replay. */
export type HistoryLabel =
  | 'mark-added'
  | 'mark-shown'
  | 'mark-settings'
  | 'elements-added'
  | 'elements-pasted'
  | 'elements-placed'
  | 'elements-removed'
  | 'element-edited'
  | 'elements-flagged'
  | 'elements-ordered'
  | 'image-markup'
  | 'text-changed'
  | 'albums-changed'
  | 'segments-changed'
  | 'ads-changed'
  | 'display-changed'
  | 'schedule-changed'
  | 'permission-changed'
  | 'draft-restored'
  | 'background-changed'
  | 'carousel-changed'
  | 'slide-added'
  | 'slide-removed'
  | 'slide-replaced'

/** One step of undo: patches instead of a copy of the document. */
interface HistoryEntry {
  label: HistoryLabel
  /** Steps with the same key that closely follow each other are merged into one; null: never merged. */
  key: string | null
  /** Time of its last change, ms. */
  at: number
  /** The media item and the frame of the change. */
  mediaIndex: number
  /** The slide that is shown after the step, when it is not the same one. */
  mediaIndexAfter?: number
  frame: Frame
  redo: Patch[]
  undo: Patch[]
  selectionBefore: string[]
  selectionAfter: string[]
}

export interface History {
  past: HistoryEntry[]
  /** Undone steps, the next one to redo first. */
  future: HistoryEntry[]
}

export type Step = Omit<HistoryEntry, 'redo' | 'undo'>

/** The longest pause between two changes that are merged into one step. */
export const COALESCE_MS = 800
export const EMPTY_HISTORY: History = { past: [], future: [] }

/**
 * Makes a change and returns its patches. Replacing a value by an equal one is not a change, even if it is another
 * object, because a replay has copies of the session's objects.
 */
function patchesOf(document: PostDocument, change: Change) {
  const [next, redo, undo] = produceWithPatches(document, (draft) => {
    change(draft)
  })
  return { next, redo: withoutIdle(redo, document), undo: withoutIdle(undo, next) }
}

function withoutIdle(patches: readonly Patch[], document: PostDocument): Patch[] {
  let before = document
  return patches.filter((patch) => {
    const after = applyPatches(before, [patch])
    const isIdle = isSame(before, after)
    before = after
    return !isIdle
  })
}

/** Makes a change and stores how to undo it; a change without effect adds no step. */
export function record(
  document: PostDocument,
  history: History,
  change: Change,
  step: Step,
): { document: PostDocument; history: History } {
  const { next, redo, undo } = patchesOf(document, change)
  if (redo.length === 0) return { document, history }
  const last = history.past.at(-1)
  if (last && continues(last, step, history)) {
    const merged: HistoryEntry = {
      ...last,
      at: step.at,
      selectionAfter: step.selectionAfter,
      redo: squash([...last.redo, ...redo]),
      undo: squash([...undo, ...last.undo]),
    }
    return { document: next, history: { past: [...history.past.slice(0, -1), merged], future: [] } }
  }
  const past = [...history.past, { ...step, redo, undo }]
  return { document: next, history: { past, future: [] } }
}

/**
 * Merges a change into the last step, as its consequence. A step without any remaining effect is removed. The first
 * change of a visit is a step of its own.
 */
export function absorb(
  document: PostDocument,
  history: History,
  change: Change,
  step: Step,
): { document: PostDocument; history: History } {
  const last = history.past.at(-1)
  if (!last) return record(document, history, change, step)
  const { next, redo, undo } = patchesOf(document, change)
  if (redo.length === 0) return { document, history }
  const earlier = history.past.slice(0, -1)
  const merged = { ...last, redo: [...last.redo, ...redo], undo: [...undo, ...last.undo] }
  const isNothing = isSame(applyPatches(next, merged.undo), next)
  return {
    document: next,
    history: { past: isNothing ? earlier : [...earlier, merged], future: [] },
  }
}

/** Undoes the last step; null when there is none. */
export function undoStep(document: PostDocument, { past, future }: History) {
  const entry = past.at(-1)
  if (!entry) return null
  return {
    entry,
    document: applyPatches(document, entry.undo),
    history: { past: past.slice(0, -1), future: [entry, ...future] },
  }
}

/** Redoes the step that was undone last; null when there is none. */
export function redoStep(document: PostDocument, { past, future }: History) {
  const [entry, ...rest] = future
  if (!entry) return null
  return {
    entry,
    document: applyPatches(document, entry.redo),
    history: { past: [...past, entry], future: rest },
  }
}

/**
 * Removes from all steps the changes of a part that must not be undone any more: it now has the value of another person
 * or of the back office.
 */
export function forgetPart({ past, future }: History, part: keyof PostDocument): History {
  const isKept = ({ path }: Patch) => path[0] !== part
  const without = (entries: HistoryEntry[]) =>
    entries
      .map((entry) => ({
        ...entry,
        redo: entry.redo.filter(isKept),
        undo: entry.undo.filter(isKept),
      }))
      .filter(({ redo }) => redo.length > 0)
  return { past: without(past), future: without(future) }
}

function continues(last: HistoryEntry, step: Step, { future }: History): boolean {
  return (
    step.key !== null &&
    last.key === step.key &&
    step.at - last.at <= COALESCE_MS &&
    future.length === 0
  )
}

/** Keeps only the last of several replacements of the same path, and everything else. */
function squash(patches: Patch[]): Patch[] {
  if (!patches.every(({ op }) => op === 'replace')) return patches
  return [...new Map(patches.map((patch) => [composeId(...patch.path), patch])).values()]
}

/**
 * Whether the structure differs from the stored copy, ignoring `zIndex` and empty texts
 * (product-rules/posts.md#dirty-post).
 */
export function isDirty(document: PostDocument, baseline: PostDocument): boolean {
  return !isSame(withoutEmptyTexts(document), withoutEmptyTexts(baseline), ['zIndex'])
}

/** The document without empty text stickers, which are removed as soon as something else is selected. */
export function withoutEmptyTexts(document: PostDocument): PostDocument {
  return filterElements(document, (element) => !isEmpty(element))
}

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
