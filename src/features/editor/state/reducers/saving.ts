import { current } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { PostInfo } from '@/contract/entities/posts/post'
import { isSameSchedule } from '@/contract/posts/schedule'
import {
  initialEditorState,
  type EditorState,
  type ProblemPlace,
} from '@/features/editor/state/editorState'
import { withPublished } from '@/features/editor/model/post'
import { saveProblem, type ElementPlace, type Refusal } from '@/features/editor/model/saveProblem'
import { elementsOf } from '@/features/editor/model/elements'
import { forgetPart, withoutEmptyTexts, withSlides } from '@/features/editor/model/history'
import { isSame } from '@/common/lib/isSame'
import { restore, scheduleOf } from '@/features/editor/model/wire'
import {
  newInteractionIds,
  withSavedQuestions,
  withStoredElements,
} from '@/features/editor/model/storedElements'
import { newLinkIds } from '@/features/editor/model/marks'
import { WIRE_LISTS } from '@/features/editor/kinds/placedRules'
import type { PostDocument } from '@/features/editor/model/document'
import type { Stamp } from '@/features/editor/state/actions'
import { isStoredAlready } from '@/features/editor/model/isStoredAlready'
import { takePictures } from './covers'

interface SaveOptions {
  isPublished: boolean
  asksAuthor: boolean
}

/** Copies the document for sending; only one save runs at a time. */
export function beginSave(
  state: EditorState,
  { id: requestId, at: now }: Stamp,
  { isPublished, asksAuthor }: SaveOptions,
): void {
  if (state.save.status === 'saving' || !state.postInfo) return
  Object.assign(state.save, { message: null, problem: null, attempt: state.save.attempt + 1 })
  state.document = withStoredElements(current(state).document)
  const sent = withPublished(withoutEmptyTexts(current(state).document), isPublished)
  const { baseline, postInfo, invalidTimes } = state
  const stored = {
    schedule: baseline.schedule,
    isPublished: postInfo.vitrinaPost.isPublished,
  }
  const problem = saveProblem(sent, { stored, invalidTimes, now })
  if (problem) {
    // A field shows its problem itself; any other message is in the bar.
    if (typeof problem.place !== 'string') showMessage(state, problem)
    showPlace(state, sent, problem)
    return
  }
  Object.assign(state.save, { status: 'saving', requestId, sent, asksAuthor })
}

/** Ends a failed save. The unsaved changes stay. */
export function failSave(state: EditorState, refusal: Refusal): void {
  const { sent } = state.save
  Object.assign(state.save, { status: 'idle', sent: null })
  showMessage(state, refusal)
  showPlace(state, sent, refusal)
}

function showMessage(state: EditorState, { message }: Refusal): void {
  state.save.message = message && { tone: 'error', message }
}

/** Marks the field or the element that must be corrected. */
function showPlace(state: EditorState, sent: PostDocument | null, refusal: Refusal): void {
  const { message, place } = refusal
  if (typeof place === 'string') showProblem(state, place, message)
  else if (message && place && sent) showElement(state, sent, place, message)
}

/** Clears the message of a save that found no connection. */
export function forgetUnsentSave({ save }: EditorState): void {
  const { message } = save.message ?? {}
  if (message && 'id' in message && message.id === 'serverError' && !message.isFault) {
    save.message = null
  }
}

/** Marks a field or an element as the problem of this attempt, which moves the focus there. */
function showProblem(state: EditorState, place: ProblemPlace, message: Message | null): void {
  state.save.problem = { place, message, attempt: state.save.attempt }
}

/** Shows and selects the element that must be corrected, on its frame. */
function showElement(
  state: EditorState,
  sent: PostDocument,
  { mediaIndex, list, index }: ElementPlace,
  message: Message,
): void {
  const kind = WIRE_LISTS.find((one) => one.list === list)?.kind
  const item = sent.media[mediaIndex]
  const ofKind = item && elementsOf(item).filter((one) => one.kind === kind)
  const id = ofKind?.[index]?.id
  const { media } = state.document
  const shown = media.findIndex((one) => elementsOf(one).some((element) => element.id === id))
  const element = media[shown] && elementsOf(media[shown]).find((one) => one.id === id)
  if (!element) return
  showProblem(state, { elementId: element.id }, message)
  const { view: frame } = element.data
  Object.assign(state, { mediaIndex: shown, frame, selection: [element.id], editing: null })
}

/** A person who was about to leave stays on the screen when a problem stops the save. */
export function stopLeaving(state: EditorState): void {
  if (state.leaving) state.leaving = 'stopped'
}

/** Whether the post that the back office has is what was sent, without slides of another user. */
export function isSentStored(state: EditorState, theirs: PostInfo): boolean {
  const { sent } = current(state).save
  const known = new Set(sent?.media.map(({ id }) => id))
  return (
    sent !== null && theirs.media.every(({ id }) => known.has(id)) && isStoredAlready(sent, theirs)
  )
}

/** The sent document becomes the stored copy; later changes stay unsaved. */
export function finishSave(state: EditorState, postInfo: PostInfo): void {
  const { sent } = state.save
  if (!sent || !state.postInfo) return
  const { isPublished } = postInfo.vitrinaPost
  const isChanged = isPublished !== state.postInfo.vitrinaPost.isPublished
  Object.assign(state.linkIds, newLinkIds(sent, postInfo))
  Object.assign(state.interactionIds, newInteractionIds(sent, postInfo))
  state.postInfo = postInfo
  state.isStatusFresh = isChanged
  const asStored = (document: PostDocument) =>
    withSavedQuestions(withPublished(document, isPublished), sent, postInfo)
  state.baseline = asStored(sent)
  state.document = asStored(current(state).document)
  takePictures(state, postInfo)
  state.save = {
    ...initialEditorState.save,
    attempt: state.save.attempt,
    message: {
      tone: 'success',
      message: { id: isChanged && isPublished ? 'editor.text_published' : 'editor.text_saved' },
    },
  }
}

/**
 * Appends the slides that the other user added, so that they are visible. Where they would be too many, the person has
 * to choose.
 */
function takeTheirSlides(state: EditorState, theirs: PostInfo): void {
  const { document, history, seenMedia } = current(state)
  const known = new Set([...seenMedia.stored, ...seenMedia.uploaded])
  const added = restore(theirs).media.filter(({ id }) => !known.has(id))
  if (added.length > 0) Object.assign(state, withSlides(document, history, added))
  state.seenMedia.stored.push(...theirs.media.map(({ id }) => id))
}

/** Takes over a part of the other user's version. No undo changes that part again. */
function takeTheirs<Part extends 'schedule' | 'segments'>(
  state: EditorState,
  part: Part,
  value: PostDocument[Part],
): void {
  state.document[part] = value
  state.baseline[part] = value
  state.history = forgetPart(current(state).history, part)
}

/** The other user's version, for comparison. Slides that both versions have stay as this page knows them. */
function storedBy(theirs: PostInfo, known: PostDocument): PostDocument {
  const stored = restore(theirs)
  const media = stored.media.map((item) => known.media.find(({ id }) => id === item.id) ?? item)
  return { ...stored, media }
}

/**
 * Saves the user's version over the other user's. Status, schedule and segments that were not changed here stay as the
 * other user has set them, because each of them needs a right of its own.
 */
export function keepMine(state: EditorState, stamp: Stamp): void {
  const { conflict, save, baseline } = state
  if (!conflict || !save.sent) return
  const { vitrinaPost } = conflict
  const isStatusAsked = save.sent.isPublished !== baseline.isPublished
  if (isSameSchedule(save.sent.schedule, baseline.schedule)) {
    takeTheirs(state, 'schedule', scheduleOf(vitrinaPost))
  }
  if (isSame(save.sent.segments, baseline.segments)) {
    takeTheirs(state, 'segments', conflict.segments)
  }
  // The requested status is not part of the document. Without this assignment a later save would revert the other
  // user's status.
  state.document.isPublished = vitrinaPost.isPublished
  takeTheirSlides(state, conflict)
  state.baseline = storedBy(conflict, current(state).baseline)
  takePictures(state, conflict)
  state.postInfo = conflict
  state.conflict = null
  beginSave(state, stamp, {
    isPublished: isStatusAsked ? save.sent.isPublished : vitrinaPost.isPublished,
    asksAuthor: save.asksAuthor,
  })
}
