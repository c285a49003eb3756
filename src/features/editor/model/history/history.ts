import { applyPatches, enablePatches, produceWithPatches, type Patch } from 'immer'
import { composeId } from '@/common/lib/composeId'
import type { Frame } from '@/contract/entities/media'
import type { Change } from '../post/changes'
import { isSame } from './isDirty'
import type { PostDocument } from '../types'

enablePatches()

/** What a step did; a support person reads it in a replay. */
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

/** One step that undo takes back: patches, so that it costs what changed and not the whole document. */
export interface HistoryEntry {
  label: HistoryLabel
  /** Steps with one key that follow each other closely are one step; null: never. */
  key: string | null
  /** Time of the last change in it, ms. */
  at: number
  /** The media item and the frame that it happened on. */
  mediaIndex: number
  /** Where the frame is after it, when that is another place in the carousel. */
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

/** The longest pause inside one coalesced step. */
export const COALESCE_MS = 800
export const EMPTY_HISTORY: History = { past: [], future: [] }

/**
 * A change and the patches of it. What is put in the place of its equal is no change, whether it is the very same object
 * or was read from somewhere: a replay reads everything.
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

/** Makes a change and remembers how to take it back; a change that changes nothing leaves no step. */
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
 * Makes a change a part of the last step, as what follows from it; a step that has come to nothing is forgotten. The
 * first change of a visit is a step of its own.
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

/** Takes the last step back; null when there is none. */
export function undoStep(document: PostDocument, { past, future }: History) {
  const entry = past.at(-1)
  if (!entry) return null
  return {
    entry,
    document: applyPatches(document, entry.undo),
    history: { past: past.slice(0, -1), future: [entry, ...future] },
  }
}

/** Makes the last step that was taken back again; null when there is none. */
export function redoStep(document: PostDocument, { past, future }: History) {
  const [entry, ...rest] = future
  if (!entry) return null
  return {
    entry,
    document: applyPatches(document, entry.redo),
    history: { past: [...past, entry], future: rest },
  }
}

/** The steps without what they did to a part that is another person's or the back office's now. */
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

/** Of replacements of one path only the last in the list counts; anything else is kept as it is. */
function squash(patches: Patch[]): Patch[] {
  if (!patches.every(({ op }) => op === 'replace')) return patches
  return [...new Map(patches.map((patch) => [composeId(...patch.path), patch])).values()]
}
