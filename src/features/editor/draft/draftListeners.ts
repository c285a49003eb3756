import type { StartListening } from '@/common/store/listening'
import { draftDeclined, editorSlice, postClosed, workDiscarded } from '../editorSlice'
import { isSame } from '../model/isDirty'
import type { WithEditor } from '../editorSlice'
import { forgetDraft, keepDraft, seekDraft } from './keepDraft'

/** How long a change waits for the next ones, ms: with the writing it is kept within a second. */
export const DRAFT_PAUSE_MS = 500

const { selectSlice } = editorSlice

const isLoaded = (state: WithEditor) => selectSlice(state).postInfo !== null
const isMoving = (state: WithEditor) => selectSlice(state).gesture !== null

function isWorkChanged(now: WithEditor, before: WithEditor): boolean {
  const is = selectSlice(now)
  const was = selectSlice(before)
  return (
    is.document !== was.document ||
    is.baseline !== was.baseline ||
    is.mediaIndex !== was.mediaIndex ||
    is.draft !== was.draft ||
    is.postInfo?.vitrinaPost.revision !== was.postInfo?.vitrinaPost.revision
  )
}

/** Keeps a draft of unsaved work, so that a crash of the page or the browser loses a second of it at most. */
export function listenForDrafts(startListening: StartListening<WithEditor>) {
  const stops = [
    startListening({
      predicate: (_action, now, before) => isLoaded(now) && !isLoaded(before),
      effect: async (_action, { dispatch }) => {
        await dispatch(seekDraft())
      },
    }),
    startListening({
      predicate: (_action, now, before) => isWorkChanged(now, before),
      effect: async (_action, { subscribe, unsubscribe, delay, condition, getState, dispatch }) => {
        // One waits for all: what changes meanwhile is kept with it.
        unsubscribe()
        await delay(DRAFT_PAUSE_MS)
        if (isMoving(getState())) await condition((_any, state) => !isMoving(state))
        subscribe()
        await dispatch(keepDraft())
      },
    }),
    startListening({
      predicate: (action) => draftDeclined.match(action) || workDiscarded.match(action),
      effect: async (_action, { getState, dispatch }) => {
        const { postId } = selectSlice(getState())
        if (postId !== null) await dispatch(forgetDraft(postId))
      },
    }),
    startListening({
      // Closed with unsaved work that nobody gave up, the page has broken: its draft stays.
      actionCreator: postClosed,
      effect: async (_action, { getOriginalState, dispatch }) => {
        const { postId, document, baseline, draft } = selectSlice(getOriginalState())
        const isClean = draft.isSettled && isSame(document, baseline)
        if (postId !== null && isClean) await dispatch(forgetDraft(postId))
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
