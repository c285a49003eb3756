import type { PostInfo } from '@/contract/entities/posts/post'
import {
  editorSlice,
  elementAdded,
  mediaAdded,
  mediaMoved,
  mediaRemoved,
  mediaSwitched,
  mineKept,
  redone,
  saveConflicted,
  saveFailed,
  saveRequested,
  saveSucceeded,
  textChanged,
  undone,
} from '@/features/editor/editorSlice'
import type { EditorState } from '@/features/editor/state/editorState'
import { newElement } from '@/features/editor/kinds/elementKinds'
import { toWire } from '@/features/editor/model/wire'
import { makeMedia, makePostInfo } from '@/features/editor/testing/postInfo'
import { openedWith, play } from '@/features/editor/testing/answers'

const { selectIsDirty } = editorSlice.getSelectors()

/** The state after a save found another user's version and the user kept their own. */
function kept(mine: EditorState, theirs: PostInfo): EditorState {
  const asked = play(mine, saveRequested())
  const requestId = asked.save.requestId ?? ''
  return play(asked, saveConflicted({ requestId, postInfo: theirs }), mineKept())
}
const sentBy = ({ save, postInfo, linkIds, seenMedia }: EditorState) =>
  toWire(save.sent!, postInfo!, linkIds, seenMedia)

test('sends the user’s elements and the other user’s slides when it saves over another version', () => {
  const stored = makePostInfo()
  const mine = play(
    openedWith(stored),
    textChanged('Вечер'),
    elementAdded(newElement({ kind: 'textSticker', text: 'Новинка' }, 'square')),
  )
  const state = kept(mine, { ...stored, media: [...stored.media, makeMedia(3)] })
  const sent = sentBy(state)
  expect(sent.vitrinaPost.text).toBe('Вечер')
  expect(sent.media.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(sent.media[0]?.textStickers).toMatchObject([{ text: 'Новинка' }])
  expect(state.document.media.map(({ id }) => id)).toEqual([1, 2, 3])
})

test.each<[string, (theirs: PostInfo) => PostInfo, boolean]>([
  ['saved the same content again', (theirs) => theirs, false],
  [
    'wrote another text',
    (theirs) => ({ ...theirs, vitrinaPost: { ...theirs.vitrinaPost, text: 'Утро' } }),
    true,
  ],
  ['moved a slide', (theirs) => ({ ...theirs, media: theirs.media.toReversed() }), true],
  ['removed a slide', (theirs) => ({ ...theirs, media: theirs.media.slice(0, 1) }), true],
])(
  'restores unsaved work when the other user %s and saving over that version failed',
  (_what, change, isDirty) => {
    const stored = makePostInfo()
    const theirs = change({
      ...stored,
      vitrinaPost: { ...stored.vitrinaPost, revision: stored.vitrinaPost.revision + 1 },
    })
    const mine = kept(openedWith(stored), theirs)
    const requestId = mine.save.requestId ?? ''
    const failed = play(
      mine,
      saveFailed({ requestId, message: { id: 'serverError' }, place: null }),
    )
    expect(selectIsDirty(failed)).toBe(isDirty)
  },
)

test('sends nothing and loses nothing when both users added too many slides, until the user removes one', () => {
  const slides = Array.from({ length: 9 }, (_none, index) => makeMedia(index + 1))
  const stored = { ...makePostInfo(), media: slides }
  const mine = play(
    openedWith(stored),
    mediaAdded({
      id: 50,
      type: 'image',
      imageUrl: '/media/50.jpg',
      thumbnailUrl: '/media/50-320.jpg',
      width: 800,
      height: 800,
    }),
  )
  const state = kept(mine, { ...stored, media: [...slides, makeMedia(60)] })
  expect(state.document.media.map(({ id }) => id).slice(-2)).toEqual([50, 60])
  expect(state.save).toMatchObject({
    status: 'idle',
    message: { tone: 'error', message: { id: 'media.error_no-room', values: { max: 10 } } },
  })
  const chosen = play(state, mediaRemoved(0), saveRequested())
  expect(sentBy(chosen).media.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 50, 60])
})

/** The back office stores the sent document. */
function accepted(state: EditorState): EditorState {
  const postInfo = { ...sentBy(state), vitrinaPost: { ...sentBy(state).vitrinaPost, revision: 9 } }
  return play(state, saveSucceeded({ requestId: state.save.requestId ?? '', postInfo }))
}

test('keeps the slides that the other user added through undo and redo, and sends them with the next save', () => {
  const stored = makePostInfo()
  const mine = play(openedWith(stored), mediaMoved({ from: 0, to: 1 }), mediaRemoved(1))
  const theirs = { ...stored, media: [...stored.media, makeMedia(60)] }
  const saved = accepted(kept(mine, theirs))
  expect(saved.document.media.map(({ id }) => id)).toEqual([2, 60])
  const drawn = play(
    saved,
    mediaSwitched(1),
    elementAdded(newElement({ kind: 'textSticker', text: 'Новинка' }, 'square')),
  )
  const back = play(drawn, undone(), undone(), undone())
  expect(back.document.media.map(({ id }) => id)).toEqual([1, 2, 60])
  expect(sentBy(play(back, saveRequested())).media.map(({ id }) => id)).toEqual([1, 2, 60])
  expect(play(back, redone(), redone(), redone()).document).toEqual(drawn.document)
})

test('keeps the slides that the other user added after the undo when the step is redone', () => {
  const stored = makePostInfo()
  const mine = play(openedWith(stored), mediaRemoved(0), undone())
  const theirs = { ...stored, media: [...stored.media, makeMedia(60)] }
  const state = play(kept(mine, theirs), redone())
  expect(state.document.media.map(({ id }) => id)).toEqual([2, 60])
})

test.each([
  ['published the post', false, true],
  ['unpublished the post', true, false],
])('keeps the status after a failed save when the other user %s', (_what, was, is) => {
  const mine = play(openedWith(makePostInfo({ isPublished: was })), textChanged('Вечер'))
  const state = kept(mine, makePostInfo({ isPublished: is, revision: 4 }))
  expect(sentBy(state).vitrinaPost.isPublished).toBe(is)
  const { requestId } = state.save
  const failed = play(
    state,
    saveFailed({ requestId: requestId ?? '', message: { id: 'serverError' }, place: null }),
    saveRequested(),
  )
  expect(sentBy(failed).vitrinaPost.isPublished).toBe(is)
})

test('clears the success message as soon as the next save is refused', () => {
  const saved = accepted(play(openedWith(makePostInfo({ albumList: [] })), saveRequested()))
  expect(saved.save.message?.tone).toBe('success')
  expect(play(saved, saveRequested({ isPublished: true })).save.message).toBeNull()
})
