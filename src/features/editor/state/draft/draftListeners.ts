import type { StartListening } from '@/common/store/listening'
import {
  draftDeclined,
  editorSlice,
  workDiscarded,
  type WithEditor,
} from '@/features/editor/editorSlice'
import { awaitDraft, type DraftLock } from './draftLock'
import { forgetDraft, isClean, keepDraft, keyOfOpenPost, seekDraft, takeDraft } from './keepDraft'

/** How long a change waits for further ones, in ms. With the time for writing, a change is stored within a second. */
export const DRAFT_PAUSE_MS = 500

const { selectSlice } = editorSlice

const isLoaded = (state: WithEditor) => selectSlice(state).postInfo !== null
const isSettled = (state: WithEditor) => selectSlice(state).draft.isSettled
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

/** Stores a draft of unsaved work, so that a crash of the page or the browser loses at most a second of it. */
export function listenForDrafts(startListening: StartListening<WithEditor>) {
  /** The lock of the open post's draft; null where nothing is stored. */
  let lock: DraftLock | null = null
  startListening({
    predicate: (_action, now, before) => isLoaded(now) && !isLoaded(before),
    effect: (_action, { getState, dispatch }) => {
      const key = keyOfOpenPost(getState())
      if (key === null) return
      lock = awaitDraft(key, async (held) => {
        await dispatch(seekDraft(held))
        // Stores the changes that were made while another tab held the lock.
        await dispatch(keepDraft(held))
      })
    },
  })
  startListening({
    predicate: (_action, now, before) => isWorkChanged(now, before),
    effect: async (_action, { subscribe, unsubscribe, delay, condition, getState, dispatch }) => {
      // One run handles all further changes: those made during the pause are stored with the first one.
      unsubscribe()
      await delay(DRAFT_PAUSE_MS)
      if (isMoving(getState())) await condition((_any, state) => !isMoving(state))
      subscribe()
      if (lock) await dispatch(lock.isHeld() ? keepDraft(lock) : takeDraft(lock))
    },
  })
  startListening({
    // Leaving the post removes its draft, except while a draft is still on offer.
    predicate: (action, _now, before) =>
      draftDeclined.match(action) || (workDiscarded.match(action) && isSettled(before)),
    effect: async (_action, { dispatch }) => {
      if (lock) await dispatch(forgetDraft(lock))
    },
  })
  startListening({
    predicate: (_action, now, before) => isLoaded(before) && !isLoaded(now),
    effect: async (_action, { getOriginalState, dispatch }) => {
      const left = lock
      lock = null
      if (!left) return
      // Removes the draft if all work was saved. Unsaved work that was not discarded means that the page has crashed,
      // so its draft stays.
      const before = getOriginalState()
      if (isSettled(before) && isClean(before)) await dispatch(forgetDraft(left))
      left.letGo()
    },
  })
}
