import { current } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'
import { initialEditorState, isTime, type EditorState } from '@/features/editor/state/editorState'
import type { Change } from '@/features/editor/model/post'
import { removeElements } from '@/features/editor/model/elementChanges'
import {
  absorb,
  record,
  redoStep,
  undoStep,
  type HistoryLabel,
} from '@/features/editor/model/history'
import { imageId, isEmpty, allElements } from '@/features/editor/model/elements'
import { withStoredQuestions } from '@/features/editor/model/storedElements'
import type { PostDocument } from '@/features/editor/model/document'
import { restore } from '@/features/editor/model/wire'
import { stamped, type Stamped } from '@/features/editor/state/actions'
import { takePictures } from './covers'

interface ChangeFacts {
  label: HistoryLabel
  at: number
  key?: string | null
  /** Both selections default to the current one. */
  selectionBefore?: string[]
  selectionAfter?: string[]
}

/** Opens a stored post, without any changes or history. */
export function openPost(state: EditorState, postInfo: PostInfo): void {
  const document = restore(postInfo)
  // The comment on the permission is not part of the post, so typed text stays when the same post is opened again.
  const comment = state.postInfo?.vitrinaPost.id === postInfo.vitrinaPost.id ? state.comment : ''
  const mediaIndex = Math.min(state.mediaIndex, Math.max(0, document.media.length - 1))
  Object.assign(state, initialEditorState, {
    postId: state.postId,
    postInfo,
    seenMedia: { stored: document.media.map(({ id }) => id), uploaded: [] },
    document,
    baseline: document,
    mediaIndex,
    frame: document.media[mediaIndex]?.view ?? 'square',
    comment,
    draft: state.draft,
    clipboard: state.clipboard,
    preview: { ...state.preview, round: state.preview.round + 1 },
  })
}

/** Makes a change as one step of undo. */
export function applyChange(state: EditorState, change: Change, facts: ChangeFacts): void {
  if (!state.postInfo) return
  const { document, history, selection } = current(state)
  const recorded = record(document, history, change, {
    label: facts.label,
    key: facts.key ?? null,
    at: facts.at,
    mediaIndex: state.mediaIndex,
    frame: state.frame,
    selectionBefore: facts.selectionBefore ?? selection,
    selectionAfter: facts.selectionAfter ?? selection,
  })
  state.document = recorded.document
  state.history = recorded.history
  state.selection = facts.selectionAfter ?? selection
}

/**
 * Removes empty texts when the selection changes. Undo does not restore them alone
 * (product-rules/posts.md#empty-text-stickers).
 */
export function dropEmptyTexts(state: EditorState, chosen: readonly string[], at: number): void {
  const { document, history, mediaIndex, frame } = current(state)
  const empty = allElements(document).filter(
    (element) => isEmpty(element) && !chosen.includes(element.id),
  )
  if (empty.length === 0) return
  if (empty.some(({ id }) => id === state.editing)) state.editing = null
  // A text that is empty after an undo is removed by one more undo, so that redo still works.
  if (history.future.length > 0) {
    const before = undoStep(document, history)
    const isGone = before && empty.every(({ id }) => !hasElement(before.document, id))
    if (isGone) Object.assign(state, { document: before.document, history: before.history })
    return
  }
  const without = absorb(document, history, removeElements(empty.map(({ id }) => id)), {
    label: 'elements-removed',
    key: null,
    at,
    mediaIndex,
    frame,
    selectionBefore: [],
    selectionAfter: [],
  })
  Object.assign(state, without)
}

const hasElement = (document: PostDocument, wanted: string) =>
  allElements(document).some(({ id }) => id === wanted)

/** A reducer that makes one step of undo from an action's payload. */
export function step<Payload>(
  label: HistoryLabel,
  changeOf: (payload: Payload) => Change,
  key: string | null = null,
) {
  return {
    prepare: (payload: Payload) => stamped(payload),
    reducer: (state: EditorState, { payload, meta }: Stamped<Payload>) => {
      applyChange(state, changeOf(payload), { label, key, at: meta.at })
    },
  }
}

export function undo(state: EditorState): void {
  const { document, history } = current(state)
  const undone = undoStep(document, history)
  if (!undone) return
  const { mediaIndex, frame, selectionBefore } = undone.entry
  travelled(state, undone)
  Object.assign(state, { frame, selection: existing(state, selectionBefore) })
  state.mediaIndex = existingIndex(state, mediaIndex)
}

export function redo(state: EditorState): void {
  const { document, history } = current(state)
  const redone = redoStep(document, history)
  if (!redone) return
  const { mediaIndex, mediaIndexAfter = mediaIndex, frame, selectionAfter } = redone.entry
  travelled(state, redone)
  Object.assign(state, { frame, selection: existing(state, selectionAfter) })
  state.mediaIndex = existingIndex(state, mediaIndexAfter)
}

/** Clears the problem of a time, because the times have changed. */
export function settleTimes({ save }: EditorState): void {
  if (save.problem && isTime(save.problem.place)) save.problem = null
}

function travelled(
  state: EditorState,
  { document, history }: Pick<EditorState, 'document' | 'history'>,
) {
  if (current(state).document.schedule !== document.schedule) settleTimes(state)
  Object.assign(state, {
    document: withStoredQuestions(document, current(state).baseline),
    history,
    gesture: null,
    hovered: null,
    editing: null,
  })
  // A step that moved slides restores the pictures of that time, so the current ones are applied again.
  if (state.postInfo) takePictures(state, state.postInfo)
}

/** Stores in the last step that another slide is shown after it. */
export function noteShownSlide(state: EditorState): void {
  const entry = state.history.past.at(-1)
  if (entry) entry.mediaIndexAfter = state.mediaIndex
}

/** The index of a slide, or of the last slide if there are fewer. */
export function existingIndex({ document }: EditorState, index: number): number {
  return Math.min(index, Math.max(0, document.media.length - 1))
}

function existing({ document }: EditorState, ids: readonly string[]): string[] {
  const known = new Set([
    ...document.media.flatMap(({ links }) => links.flatMap(({ id }) => [id, imageId(id)])),
    ...allElements(document).map(({ id }) => id),
  ])
  return ids.filter((id) => known.has(id))
}
