import {
  draftDeclined,
  draftFound,
  draftRestored,
  draftSettled,
  editorSlice,
  elementsPlaced,
  mediaSwitched,
  postOpened,
  redone,
  saveConflicted,
  saveRequested,
  textChanged,
  theirsTaken,
  undone,
  workDiscarded,
} from '@/features/editor/editorSlice'
import type { DraftOffer } from '@/features/editor/state/editorState'
import { restore } from '@/features/editor/model/wire'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { openedWith, play } from '@/features/editor/testing/answers'

const { selectIsDirty, selectDraftOffer, selectIsDraftOutdated, selectCanUndo } =
  editorSlice.getSelectors()

const opened = () => openedWith(makePostInfo())
const offer = (change: Partial<DraftOffer> = {}): DraftOffer => ({
  document: { ...restore(makePostInfo()), text: 'Черновик', isPublished: true },
  mediaIndex: 1,
  revision: 3,
  savedAt: 1000,
  leftOut: 0,
  ...change,
})
const offered = (change: Partial<DraftOffer> = {}) =>
  play(opened(), draftFound({ postId: 7, offer: offer(change) }))

test('restores a draft in one step; undo returns to the stored post, redo to the draft', () => {
  const restored = play(offered(), draftRestored())
  expect(restored).toMatchObject({ document: { text: 'Черновик' }, mediaIndex: 1 })
  expect(restored.draft).toEqual({ isSettled: true, offer: null })
  expect(selectIsDirty(restored)).toBe(true)
  const back = play(restored, undone())
  expect(selectIsDirty(back)).toBe(false)
  expect(selectCanUndo(back)).toBe(false)
  expect(play(back, redone()).document).toEqual(restored.document)
})

test('keeps the stored status, whatever the draft contains', () => {
  expect(play(offered(), draftRestored()).document.isPublished).toBe(false)
})

test('continues the work of the draft with its own undo steps', () => {
  const moved = play(
    offered(),
    draftRestored(),
    elementsPlaced({ places: { 'link:21': { x: 5, y: 6 } }, source: 'panel' }),
    undone(),
  )
  expect(moved.document.text).toBe('Черновик')
})

test('shows the last slide when the slide shown in the draft no longer exists', () => {
  expect(play(offered({ mediaIndex: 9 }), draftRestored()).mediaIndex).toBe(1)
})

test('removes the offer and changes nothing when a draft is declined', () => {
  const declined = play(offered(), draftDeclined())
  expect(declined.document).toEqual(opened().document)
  expect(selectDraftOffer(declined)).toBeNull()
  expect(selectCanUndo(declined)).toBe(false)
})

test('treats a draft as outdated when the post was saved after it', () => {
  expect(selectIsDraftOutdated(offered())).toBe(false)
  expect(selectIsDraftOutdated(offered({ revision: 2 }))).toBe(true)
  expect(selectIsDraftOutdated(opened())).toBe(false)
})

test('ignores a draft of another post, and a draft that arrives after the decision', () => {
  const state = opened()
  expect(play(state, draftFound({ postId: 8, offer: offer() }))).toBe(state)
  expect(play(state, draftSettled({ postId: 8 }))).toBe(state)
  const settled = play(state, draftSettled({ postId: 7 }))
  expect(play(settled, draftFound({ postId: 7, offer: offer() }))).toBe(settled)
  expect(play(settled, draftRestored())).toBe(settled)
})

test('keeps the decision about a draft when the other version is loaded, and drops it when another post is opened', () => {
  const settled = play(opened(), draftSettled({ postId: 7 }), textChanged('Моё'), saveRequested())
  const requestId = settled.save.requestId ?? ''
  const theirs = play(
    settled,
    saveConflicted({ requestId, postInfo: makePostInfo({ revision: 9 }) }),
    theirsTaken(),
  )
  expect(theirs.draft.isSettled).toBe(true)
  expect(play(settled, workDiscarded()).draft.isSettled).toBe(false)
  expect(play(settled, postOpened({ postId: 8 })).draft.isSettled).toBe(false)
  expect(play(settled, mediaSwitched(1)).draft.isSettled).toBe(true)
})
