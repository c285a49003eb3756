import type { PostInfo } from '@/contract/entities/post'
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
} from '../editorSlice'
import type { EditorState } from '../editorState'
import { newElement } from '../kinds/newElement'
import { toWire } from '../model/wire/toWire'
import { makeMedia, makePostInfo } from '../testing/postInfo'
import { openedWith, play } from '../testing/postLoaded'

const { selectIsDirty } = editorSlice.getSelectors()

/** The person saves, somebody else was faster, and the person keeps their own version. */
function kept(mine: EditorState, theirs: PostInfo): EditorState {
  const asked = play(mine, saveRequested())
  const requestId = asked.save.requestId ?? ''
  return play(asked, saveConflicted({ requestId, postInfo: theirs }), mineKept())
}
const sentBy = ({ save, postInfo, linkIds, seenMedia }: EditorState) =>
  toWire(save.sent!, postInfo!, linkIds, seenMedia)

test('what both did to the slides is kept: my elements, and theirs as slides of their own', () => {
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
  ['saved the same again', (theirs) => theirs, false],
  [
    'wrote another text',
    (theirs) => ({ ...theirs, vitrinaPost: { ...theirs.vitrinaPost, text: 'Утро' } }),
    true,
  ],
  ['moved a slide', (theirs) => ({ ...theirs, media: theirs.media.toReversed() }), true],
  ['removed a slide', (theirs) => ({ ...theirs, media: theirs.media.slice(0, 1) }), true],
])(
  'they %s, and my save over it fails: what is still to be saved is told',
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

test('where both added more than a post takes, nothing is dropped and nothing is sent until somebody chooses', () => {
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

/** The back office stores what was sent. */
function accepted(state: EditorState): EditorState {
  const postInfo = { ...sentBy(state), vitrinaPost: { ...sentBy(state).vitrinaPost, revision: 9 } }
  return play(state, saveSucceeded({ requestId: state.save.requestId ?? '', postInfo }))
}

test('undo and redo leave the slides that the other person added, and the next save sends them', () => {
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

test('their slides also stay where a step that was taken back is done again', () => {
  const stored = makePostInfo()
  const mine = play(openedWith(stored), mediaRemoved(0), undone())
  const theirs = { ...stored, media: [...stored.media, makeMedia(60)] }
  const state = play(kept(mine, theirs), redone())
  expect(state.document.media.map(({ id }) => id)).toEqual([2, 60])
})

test.each([
  ['published it', false, true],
  ['took it off the site', true, false],
])(
  'when the other person %s, a save that failed after “keep mine” leaves that so',
  (_what, was, is) => {
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
  },
)

test('good news of the last save is gone as soon as the next one is refused', () => {
  const saved = accepted(play(openedWith(makePostInfo({ albumList: [] })), saveRequested()))
  expect(saved.save.message?.tone).toBe('success')
  expect(play(saved, saveRequested({ isPublished: true })).save.message).toBeNull()
})
