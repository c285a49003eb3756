import { current, type PayloadAction } from '@reduxjs/toolkit'
import { composeId } from '@/common/lib/composeId'
import { NO_SCHEDULE, type ScheduleTime } from '@/contract/posts/schedule'
import type { Message } from '@/common/i18n/messages'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { EditorState, SideWriteKind } from '@/features/editor/state/editorState'
import { NO_INVALID_TIMES } from '@/features/editor/model/saveProblem'
import { setNeedsRequest, setPromoCode, setSchedule } from '@/features/editor/model/post'
import { forgetPart, isDirty } from '@/features/editor/model/history'
import { restore } from '@/features/editor/model/wire'
import { withSavedQuestions } from '@/features/editor/model/storedElements'
import { stamped, type Stamped } from '@/features/editor/state/actions'
import { applyChange, openPost, settleTimes, step } from './editing'

interface TimeChosen {
  field: ScheduleTime
  time: string | null
}

/**
 * Takes over a post that the schedule has changed. Unsaved work stays instead, and its save will detect that the stored
 * post has changed.
 */
export function takeScheduled(state: EditorState, { payload }: PayloadAction<PostInfo>): void {
  if (payload.vitrinaPost.id !== state.postId || !state.postInfo) return
  const { document, baseline, save, conflict } = state
  if (save.status === 'saving' || conflict || isDirty(document, baseline)) return
  takeStored(state, payload)
}

/**
 * Changes of publishing. The schedule and the request to the author are steps of undo. The status is not, because only
 * a save changes it.
 */
export const publishingReducers = {
  /** Shows or hides the question whether to unpublish the published post. */
  takingDownAsked: (state: EditorState, { payload: isAsked }: PayloadAction<boolean>) => {
    state.isTakingDown = isAsked
  },
  /**
   * Switches the schedule. When it is switched off, it has no times; when it is switched on again, it has the stored
   * times.
   */
  scheduleToggled: {
    prepare: (isOn: boolean) => stamped(isOn),
    reducer: (state: EditorState, { payload: isOn, meta: { at } }: Stamped<boolean>) => {
      const { schedule } = current(state).baseline
      const begun = schedule.isEnabledScheduler
        ? schedule
        : { ...NO_SCHEDULE, isEnabledScheduler: true }
      applyChange(state, setSchedule(isOn ? begun : NO_SCHEDULE), { label: 'schedule-changed', at })
      settleTimes(state)
      state.invalidTimes = NO_INVALID_TIMES
    },
  },
  scheduleTimeChosen: {
    prepare: (chosen: TimeChosen) => stamped(chosen),
    reducer: (state: EditorState, { payload, meta: { at } }: Stamped<TimeChosen>) => {
      const { schedule } = current(state).document
      const { field, time } = payload
      applyChange(state, setSchedule({ ...schedule, [field]: time }), {
        label: 'schedule-changed',
        key: composeId('schedule', field),
        at,
      })
      settleTimes(state)
      state.invalidTimes[field] = null
    },
  },
  /** Stores typed text that is not a time. The schedule does not change, and saving waits for the correction. */
  invalidTimeTyped: (
    state: EditorState,
    { payload: { field, text } }: PayloadAction<{ field: ScheduleTime; text: string }>,
  ) => {
    state.invalidTimes[field] = { text, time: state.document.schedule[field] }
    settleTimes(state)
  },
  permissionNeedToggled: step('permission-changed', setNeedsRequest),
  promoCodeMarked: step('permission-changed', setPromoCode),

  commentTyped: (state: EditorState, { payload }: PayloadAction<string>) => {
    state.comment = payload
  },
  /** Copies the message to the author to the clipboard. */
  authorMessageCopied: (_state: EditorState, _action: PayloadAction<string>) => undefined,
  sideWriteStarted: (
    state: EditorState,
    { payload: { postId, kind } }: PayloadAction<{ postId: number; kind: SideWriteKind }>,
  ) => {
    if (postId === state.postId) state.sideWrite = { kind, isBusy: true, failure: null }
  },
  sideWriteFailed: (
    state: EditorState,
    { payload: { postId, failure } }: PayloadAction<{ postId: number; failure: Message | null }>,
  ) => {
    if (postId === state.postId) Object.assign(state.sideWrite ?? {}, { isBusy: false, failure })
  },
  sideWriteSucceeded: (
    state: EditorState,
    { payload: { kind, postInfo } }: PayloadAction<{ kind: SideWriteKind; postInfo: PostInfo }>,
  ) => {
    if (postInfo.vitrinaPost.id !== state.postId) return
    state.sideWrite = null
    if (kind === 'comment') state.comment = ''
    mergeStored(state, postInfo)
  },
}

/**
 * Merges the changes of a request beside the save, but not the editable parts of the post. If the revision is higher
 * than expected, another user has saved meanwhile. Then nothing is merged, so that the next save asks about the other
 * version.
 */
function mergeStored(state: EditorState, { vitrinaPost, providerPost }: PostInfo): void {
  const stored = state.postInfo
  if (!stored) return
  stored.providerPost = providerPost
  stored.vitrinaPost.copyrightRequest = vitrinaPost.copyrightRequest
  stored.vitrinaPost.hasSuggestion = vitrinaPost.hasSuggestion ?? false
  const isOurs = vitrinaPost.revision <= stored.vitrinaPost.revision + 1
  if (isOurs) stored.vitrinaPost.revision = vitrinaPost.revision
}

/**
 * Takes over a stored post. If only the schedule has changed it, the steps of undo and the selection stay; after any
 * other change the post is opened again.
 */
function takeStored(state: EditorState, postInfo: PostInfo): void {
  const { isPublished, schedule, ...stored } = restore(postInfo)
  for (const name of ['document', 'baseline'] as const) {
    state[name] = withSavedQuestions(current(state)[name], current(state).document, postInfo)
  }
  if (isDirty({ ...state.document, ...stored }, state.document)) {
    openPost(state, postInfo)
    return
  }
  state.postInfo = postInfo
  settleTimes(state)
  state.history = forgetPart(current(state).history, 'schedule')
  for (const document of [state.document, state.baseline]) {
    Object.assign(document, { isPublished, schedule })
  }
}
