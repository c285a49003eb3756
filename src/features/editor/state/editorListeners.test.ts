import {
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { PATIENT_CHECKS } from '../../../../test/patientChecks'
import { api } from '@/common/api/api'
import type { ApiError } from '@/common/api/apiError'
import { SAVE_MESSAGE_MS } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/posts/post'
import { openPostApi } from './openPostApi'
import { listenForEditor } from './editorListeners'
import {
  editorSlice,
  mineKept,
  postOpened,
  productMarked,
  saveRequested,
  selectConflict,
  selectIsSaving,
  selectSaveMessage,
  sideWriteStarted,
  sideWriteSucceeded,
  textChanged,
} from '@/features/editor/editorSlice'
import { makePostInfo, makeProduct } from '@/features/editor/testing/postInfo'

type Saved = { postInfo: PostInfo; request: { revision: number } }
type State = { editor: ReturnType<typeof editorSlice.getInitialState> }
type Answer = { data: PostInfo } | { error: ApiError }

let stored: PostInfo
let sent: Saved[]
let answerSave: (body: Saved) => Answer

/** Mocks the back office: its stored post and its response to a save. */
const backOffice = openPostApi.enhanceEndpoints({
  endpoints: {
    getPost: (endpoint) => {
      Object.assign(endpoint, { query: undefined, queryFn: () => ({ data: stored }) })
    },
    savePost: (endpoint) => {
      const queryFn = (body: Saved) => {
        sent.push(body)
        return answerSave(body)
      }
      Object.assign(endpoint, { query: undefined, queryFn })
    },
  },
})

/** Simulates a successful save: assigns ids to new marks and the next revision to the post. */
const accept = ({ postInfo, request }: Saved): Answer => ({
  data: {
    ...postInfo,
    vitrinaPost: { ...postInfo.vitrinaPost, revision: request.revision + 1 },
    media: postInfo.media.map((item) => ({
      ...item,
      linkList: item.linkList.map((link) => ({ ...link, id: link.id ?? 99 })),
    })),
  },
})

async function openedStore() {
  const listeners = createListenerMiddleware<State, ThunkDispatch<State, unknown, UnknownAction>>()
  listenForEditor(listeners.startListening)
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, editor: editorSlice.reducer },
    middleware: (defaults) =>
      defaults(PATIENT_CHECKS).prepend(listeners.middleware).concat(api.middleware),
  })
  store.dispatch(postOpened({ postId: 7 }))
  const query = store.dispatch(backOffice.endpoints.getPost.initiate(7))
  await query
  query.unsubscribe()
  return store
}
/** Lets responses arrive without advancing the time. */
const settle = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  stored = makePostInfo()
  sent = []
  answerSave = accept
})
afterEach(() => {
  jest.useRealTimers()
})

test('waits with a save for a concurrent write to the post, and sends the revision that the write returned', async () => {
  const store = await openedStore()
  store.dispatch(textChanged('Вечер'))
  store.dispatch(sideWriteStarted({ postId: 7, kind: 'comment' }))
  store.dispatch(saveRequested())
  await settle()
  expect(sent).toEqual([])
  expect(selectIsSaving(store.getState())).toBe(true)
  store.dispatch(sideWriteSucceeded({ kind: 'comment', postInfo: makePostInfo({ revision: 4 }) }))
  await settle()
  expect(sent).toMatchObject([
    { request: { revision: 4 }, postInfo: { vitrinaPost: { text: 'Вечер' } } },
  ])
  expect(selectIsSaving(store.getState())).toBe(false)
})

test('sends the working copy with the revision with which it was loaded', async () => {
  const store = await openedStore()
  store.dispatch(textChanged('Вечер'))
  store.dispatch(saveRequested({ isPublished: true }))
  expect(selectIsSaving(store.getState())).toBe(true)
  await settle()
  expect(sent).toMatchObject([
    { request: { revision: 3 }, postInfo: { vitrinaPost: { text: 'Вечер', isPublished: true } } },
  ])
  expect(selectSaveMessage(store.getState())?.message).toEqual({ id: 'editor.text_published' })
})

test('sends the next save with the new revision and the new ids of marks', async () => {
  const store = await openedStore()
  store.dispatch(productMarked(makeProduct()))
  store.dispatch(saveRequested())
  await settle()
  store.dispatch(saveRequested())
  await settle()
  const ids = sent.map(({ postInfo }) => postInfo.media[0]?.linkList.at(-1)?.id)
  expect(ids).toEqual([null, 99])
  expect(sent[1]?.request.revision).toBe(4)
})

test('clears the success message 3500 ms after the last save', async () => {
  const store = await openedStore()
  store.dispatch(saveRequested())
  await settle()
  await jest.advanceTimersByTimeAsync(SAVE_MESSAGE_MS - 100)
  store.dispatch(saveRequested())
  await settle()
  await jest.advanceTimersByTimeAsync(SAVE_MESSAGE_MS - 1)
  expect(selectSaveMessage(store.getState())).not.toBeNull()
  await jest.advanceTimersByTimeAsync(1)
  expect(selectSaveMessage(store.getState())).toBeNull()
})

const FAULT = { id: 'serverError', isFault: true }

test.each<[string, ApiError, unknown]>([
  [
    'a refusal of the back office',
    { kind: 'envelope', message: 'Нужен альбом', code: 'publish-needs-album' },
    { text: 'Нужен альбом' },
  ],
  [
    'a status with a message',
    { kind: 'http', status: 404, statusMessage: 'Такой публикации нет' },
    { text: 'Такой публикации нет' },
  ],
  ['a missing body', { kind: 'missing-body' }, FAULT],
  ['a failed request', { kind: 'network' }, { id: 'serverError' }],
  ['a server error', { kind: 'http', status: 500, statusMessage: 'stack' }, FAULT],
])('shows %s as the message of the save until the next save', async (_name, error, message) => {
  const store = await openedStore()
  answerSave = () => ({ error })
  store.dispatch(saveRequested())
  await settle()
  expect(selectSaveMessage(store.getState())).toEqual({ tone: 'error', message })
  expect(selectIsSaving(store.getState())).toBe(false)
  await jest.advanceTimersByTimeAsync(SAVE_MESSAGE_MS)
  expect(selectSaveMessage(store.getState())).not.toBeNull()
  store.dispatch(saveRequested({}))
  expect(selectSaveMessage(store.getState())).toBeNull()
})

describe('a stale revision offers the other version', () => {
  const theirs = makePostInfo({ revision: 9, text: 'Чужое' })
  const stale = (body?: unknown): Answer => ({
    error: { kind: 'http', status: 409, code: 'stale-revision', body },
  })

  test.each([
    ['when the response includes it', { postInfo: theirs }],
    ['when the response lacks it, by a request', undefined],
  ])('%s', async (_name, body) => {
    const store = await openedStore()
    stored = theirs
    answerSave = () => stale(body)
    store.dispatch(textChanged('Моё'))
    store.dispatch(saveRequested())
    await settle()
    expect(selectConflict(store.getState())).toEqual(theirs)
    expect(selectSaveMessage(store.getState())).toBeNull()

    answerSave = accept
    store.dispatch(mineKept())
    await settle()
    expect(sent.at(-1)).toMatchObject({
      request: { revision: 9 },
      postInfo: { vitrinaPost: { text: 'Моё' } },
    })
    expect(selectSaveMessage(store.getState())?.message).toEqual({ id: 'editor.text_saved' })
  })
})
