import type { UnknownAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/post'
import { editorApi } from '../editorApi'
import {
  editorSlice,
  elementAdded,
  mediaAdded,
  mediaRemoved,
  mineKept,
  saveConflicted,
  saveRequested,
  textChanged,
} from '../editorSlice'
import { initialEditorState, type EditorState } from '../editorState'
import { newElement } from '../model/newElement'
import { toWire } from '../model/toWire'
import { makeMedia, makePostInfo } from '../testing/postInfo'

const play = (state: EditorState, ...actions: UnknownAction[]) =>
  actions.reduce(editorSlice.reducer, state)
const opened = (payload: PostInfo) =>
  play(
    { ...initialEditorState, postId: 7 },
    {
      type: `${editorApi.reducerPath}/executeQuery/fulfilled`,
      payload,
      meta: {
        requestStatus: 'fulfilled',
        requestId: 'load',
        arg: { type: 'query', endpointName: 'getPost', originalArgs: 7 },
      },
    },
  )
/** The person saves, somebody else was faster, and the person keeps their own. */
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
    opened(stored),
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

test('where both added more than a post takes, nothing is dropped and nothing is sent until somebody chooses', () => {
  const slides = Array.from({ length: 9 }, (_none, index) => makeMedia(index + 1))
  const stored = { ...makePostInfo(), media: slides }
  const mine = play(
    opened(stored),
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
