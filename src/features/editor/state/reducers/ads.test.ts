import type { UnknownAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'
import {
  adsColorChosen,
  adsInfoTyped,
  adsSwitched,
  editorSlice,
  mineKept,
  postOpened,
  saveConflicted,
  saveFailed,
  saveRequested,
  segmentsChanged,
  undone,
} from '@/features/editor/editorSlice'
import { initialEditorState, type EditorState } from '@/features/editor/state/editorState'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { openPost } from './editing'

const { selectIsSaving, selectSaveProblem, selectIsDirty } = editorSlice.getSelectors()

const play = (state: EditorState, ...actions: UnknownAction[]) =>
  actions.reduce(editorSlice.reducer, state)
function opened(): EditorState {
  const state = structuredClone(play(initialEditorState, postOpened({ postId: 7 })))
  openPost(state, makePostInfo())
  return state
}
const typed = (field: 'erid' | 'advertiser' | 'inn', ...values: string[]) =>
  values.map((value) => adsInfoTyped({ field, value }))
const FILLED = [
  ...typed('erid', '2Vtz'),
  ...typed('advertiser', 'ООО «Ромашка»'),
  ...typed('inn', '7700000000'),
]

test('coalesces typing into one field of the label into one step, and keeps other fields separate', () => {
  const state = play(
    opened(),
    adsSwitched(true),
    ...typed('erid', '2', '2V', '2Vt'),
    ...typed('inn', '7', '77'),
    adsColorChosen({ part: 'color', color: '#111111' }),
    adsColorChosen({ part: 'color', color: '#222222' }),
  )
  expect(state.history.past).toHaveLength(4)
  const back = play(state, undone(), undone())
  expect(back.document.adsMarker?.info).toMatchObject({ erid: '2Vt', inn: '' })
  expect(selectIsDirty(play(back, undone(), undone()))).toBe(false)
})

test('refuses each save with an incomplete label until it is completed or switched off', () => {
  const lacking = play(opened(), adsSwitched(true), saveRequested(), saveRequested())
  expect(selectIsSaving(lacking)).toBe(false)
  expect(selectSaveProblem(lacking)).toEqual({ place: 'ads', message: null, attempt: 2 })
  for (const mended of [FILLED, [adsSwitched(false)]]) {
    const saving = play(lacking, ...mended, saveRequested())
    expect(selectIsSaving(saving)).toBe(true)
    expect(selectSaveProblem(saving)).toBeNull()
  }
})

test('shows a refusal of the back office at the label', () => {
  const saving = play(opened(), adsSwitched(true), ...FILLED, saveRequested())
  const requestId = saving.save.requestId!
  const message = { text: 'Заполните' }
  const refused = play(saving, saveFailed({ requestId, message, place: 'ads' }))
  expect(selectSaveProblem(refused)).toEqual({ place: 'ads', message, attempt: 1 })
})

describe('keeping the user’s version over another user’s version', () => {
  const theirs: PostInfo = {
    ...makePostInfo({ revision: 4, text: 'Их' }),
    segments: [{ id: 2, name: 'Лето' }],
  }
  function kept(state: EditorState): EditorState {
    const saving = play(state, saveRequested())
    const requestId = saving.save.requestId!
    return play(saving, saveConflicted({ requestId, postInfo: theirs }), mineKept())
  }

  test('keeps the other user’s segments when the user did not change them', () => {
    expect(kept(opened()).save.sent?.segments).toEqual(theirs.segments)
  })

  test('sends segments that the user changed', () => {
    const mine = [{ id: 3, name: 'Осень' }]
    expect(kept(play(opened(), segmentsChanged(mine))).save.sent?.segments).toEqual(mine)
  })
})
