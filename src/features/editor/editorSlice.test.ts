import { openPostApi } from './state/openPostApi'
import {
  albumsChanged,
  editorSlice,
  gesturePreviewed,
  elementsPlaced,
  elementsRemoved,
  mediaSwitched,
  mineKept,
  postOpened,
  productMarked,
  redone,
  saveConflicted,
  saveFailed,
  saveMessageCleared,
  saveRequested,
  saveSucceeded,
  selectionChanged,
  textChanged,
  theirsTaken,
  undone,
  unsentSaveForgotten,
} from './editorSlice'
import { initialEditorState, type EditorState } from './state/editorState'
import { toWire } from './model/wire'
import { makePostInfo, makeProduct } from './testing/postInfo'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { PostInfo } from '@/contract/entities/posts/post'

const {
  selectSaveProblem,
  selectConflict,
  selectIsDirty,
  selectIsSaving,
  selectMedia,
  selectSaveMessage,
  selectSelection,
} = editorSlice.getSelectors()

const loaded = (postInfo: PostInfo, postId = 7): UnknownAction => ({
  type: `${openPostApi.reducerPath}/executeQuery/fulfilled`,
  payload: postInfo,
  meta: {
    requestStatus: 'fulfilled',
    requestId: 'load',
    arg: { type: 'query', endpointName: 'getPost', originalArgs: postId },
  },
})
const play = (state: EditorState, ...actions: UnknownAction[]) =>
  actions.reduce(editorSlice.reducer, state)
const opened = (postInfo = makePostInfo()) =>
  play(initialEditorState, postOpened({ postId: 7 }), loaded(postInfo))
const requestIdOf = (state: EditorState) => state.save.requestId ?? ''
const placeOf = (state: EditorState, id: string) => {
  const mark = state.document.media.flatMap(({ links }) => links).find((one) => one.id === id)
  return mark && { x: mark.x, y: mark.y }
}

test('opens a post once, and ignores a response for another post and a repeated response', () => {
  const state = opened()
  expect(selectMedia(state)?.links).toHaveLength(2)
  expect(selectIsDirty(state)).toBe(false)
  const edited = play(state, textChanged('Вечер'))
  expect(play(edited, loaded(makePostInfo()))).toBe(edited)
  const waiting = play(initialEditorState, postOpened({ postId: 8 }))
  expect(play(waiting, loaded(makePostInfo(), 7))).toBe(waiting)
})

test('adds a product marker at the centre and selects it', () => {
  const state = play(opened(), productMarked(makeProduct()))
  const mark = selectMedia(state)?.links.at(-1)
  expect(mark).toMatchObject({ x: 50, y: 50, link: { title: 'Ваза 500' } })
  expect(selectSelection(state)).toEqual([mark?.id])
})

test('records a drag as one step and removes its preview', () => {
  const state = play(
    opened(),
    gesturePreviewed({ id: 'g', places: { 'link:11': { x: 40, y: 40 } }, guides: [] }),
    elementsPlaced({ places: { 'link:11': { x: 41.4, y: 140 } }, source: 'canvas' }),
  )
  expect(placeOf(state, 'link:11')).toEqual({ x: 41, y: 100 })
  expect(state.gesture).toBeNull()
  expect(state.history.past).toHaveLength(1)
  expect(placeOf(play(state, undone()), 'link:11')).toEqual({ x: 20, y: 30 })
})

test('undo restores the shown slide and the selection of the step', () => {
  const state = play(
    opened(),
    selectionChanged(['link:11']),
    elementsRemoved(['link:11']),
    mediaSwitched(1),
    selectionChanged(['link:21']),
  )
  const back = play(state, undone())
  expect(back.mediaIndex).toBe(0)
  expect(selectSelection(back)).toEqual(['link:11'])
  const again = play(back, redone())
  expect(selectSelection(again)).toEqual([])
  expect(placeOf(again, 'link:11')).toBeUndefined()
})

test('is not dirty after undo to the stored document', () => {
  const state = play(opened(), textChanged('Вечер'))
  expect(selectIsDirty(state)).toBe(true)
  expect(selectIsDirty(play(state, undone()))).toBe(false)
})

describe('saving', () => {
  test.each([
    ['keeps a draft unpublished', false, undefined, 'editor.text_saved'],
    ['publishes a draft', false, true, 'editor.text_published'],
    ['keeps a published post published', true, undefined, 'editor.text_saved'],
    ['unpublishes a published post', true, false, 'editor.text_saved'],
  ])('saves a post: %s', (_name, isPublished, wanted, id) => {
    const asked = saveRequested(wanted === undefined ? {} : { isPublished: wanted })
    const saving = play(opened(makePostInfo({ isPublished })), textChanged('Вечер'), asked)
    expect(selectIsSaving(saving)).toBe(true)
    const postInfo = toWire(saving.save.sent!, saving.postInfo!)
    const saved = play(saving, saveSucceeded({ requestId: requestIdOf(saving), postInfo }))
    expect(selectSaveMessage(saved)).toEqual({ tone: 'success', message: { id } })
    expect(selectIsDirty(saved)).toBe(false)
    expect(selectIsSaving(saved)).toBe(false)
    expect(saved.document.isPublished).toBe(wanted ?? isPublished)
  })

  test('keeps changes made during a save as unsaved work', () => {
    const saving = play(opened(), textChanged('Вечер'), saveRequested())
    const postInfo = toWire(saving.save.sent!, saving.postInfo!)
    const saved = play(
      saving,
      textChanged('Ночь'),
      saveSucceeded({ requestId: requestIdOf(saving), postInfo }),
    )
    expect(saved.document.text).toBe('Ночь')
    expect(selectIsDirty(saved)).toBe(true)
    expect(play(saved, undone()).document.text).toBe('Утро на кухне')
  })

  test('runs one save at a time', () => {
    const saving = play(opened(), saveRequested())
    expect(play(saving, saveRequested())).toBe(saving)
  })

  test('ignores the response after another post is opened', () => {
    const saving = play(opened(), saveRequested())
    const other = play(saving, postOpened({ postId: 8 }))
    const postInfo = makePostInfo()
    expect(play(other, saveSucceeded({ requestId: requestIdOf(saving), postInfo }))).toBe(other)
  })

  test('refuses to publish a post without an album until it has one', () => {
    const bare = opened(makePostInfo({ albumList: [] }))
    const stopped = play(bare, saveRequested({ isPublished: true }))
    expect(selectIsSaving(stopped)).toBe(false)
    expect(stopped.document.isPublished).toBe(false)
    const again = play(stopped, saveRequested({ isPublished: true }))
    expect(selectSaveProblem(again)).toEqual({
      place: 'albums',
      message: { id: 'editor.error_publish-needs-album' },
      attempt: 2,
    })
    expect(selectSaveProblem(play(again, albumsChanged([{ id: 4, name: 'Кухня' }])))).toBeNull()
  })

  test('keeps the work and the status after a refusal, and shows the reason', () => {
    const saving = play(opened(), textChanged('Вечер'), saveRequested({ isPublished: true }))
    const message = { text: 'Альбома больше нет' }
    const refused = play(
      saving,
      saveFailed({ requestId: requestIdOf(saving), message, place: null }),
    )
    expect(selectSaveMessage(refused)).toEqual({ tone: 'error', message })
    expect(refused.document).toMatchObject({ text: 'Вечер', isPublished: false })
    expect(selectIsDirty(refused)).toBe(true)
  })
})

describe('when another user saved meanwhile', () => {
  const conflicted = (theirs: PostInfo, isPublished?: boolean) => {
    const asked = saveRequested(isPublished === undefined ? {} : { isPublished })
    const saving = play(opened(), textChanged('Моё'), asked)
    return play(saving, saveConflicted({ requestId: requestIdOf(saving), postInfo: theirs }))
  }
  const theirs = makePostInfo({ revision: 4, text: 'Чужое', isPublished: true })

  test('keeps both versions until the user chooses', () => {
    const state = conflicted(theirs)
    expect(selectConflict(state)).toEqual(theirs)
    expect(state.document.text).toBe('Моё')
  })

  test('saves the user’s version over the newer revision, but with the other user’s status', () => {
    const state = play(conflicted(theirs), mineKept())
    expect(selectConflict(state)).toBeNull()
    expect(selectIsSaving(state)).toBe(true)
    expect(state.postInfo?.vitrinaPost.revision).toBe(4)
    expect(state.save.sent).toMatchObject({ text: 'Моё', isPublished: true })
  })

  test('publishes the user’s version when publishing was requested', () => {
    const draft = makePostInfo({ revision: 4, text: 'Чужое' })
    const state = play(conflicted(draft, true), mineKept())
    expect(state.save.sent?.isPublished).toBe(true)
  })

  test('loads the other user’s version, with nothing to save or undo', () => {
    const state = play(conflicted(theirs), theirsTaken())
    expect(state.document.text).toBe('Чужое')
    expect(selectIsDirty(state)).toBe(false)
    expect(state.history.past).toEqual([])
    expect(selectConflict(state)).toBeNull()
  })
})

test('ends the replay of a session in the same state as the session', () => {
  const actions = [
    postOpened({ postId: 7 }),
    loaded(makePostInfo()),
    productMarked(makeProduct()),
    elementsPlaced({ places: { 'link:11': { x: 30, y: 30 } }, source: 'keyboard' }),
    elementsPlaced({ places: { 'link:11': { x: 31, y: 30 } }, source: 'keyboard' }),
    undone(),
    redone(),
    textChanged('Вечер'),
    saveRequested({ isPublished: true }),
  ]
  const first = play(initialEditorState, ...actions)
  const written = JSON.parse(JSON.stringify(actions)) as UnknownAction[]
  expect(play(initialEditorState, ...written)).toEqual(first)
})

test('clears a success message, but not an error that appeared after it', () => {
  const failure = { tone: 'error' as const, message: { id: 'serverError' as const } }
  const state = opened()
  const failed = { ...state, save: { ...state.save, message: failure } }
  expect(selectSaveMessage(play(failed, saveMessageCleared()))).toEqual(failure)
  const saved = {
    ...state,
    save: { ...state.save, message: { ...failure, tone: 'success' as const } },
  }
  expect(selectSaveMessage(play(saved, saveMessageCleared()))).toBeNull()
})

test('removes the message of a save without a connection when the connection is restored, and keeps other errors', () => {
  const withMessage = (message: Message): EditorState => {
    const state = opened()
    return { ...state, save: { ...state.save, message: { tone: 'error', message } } }
  }
  const unsent = withMessage({ id: 'serverError' })
  expect(selectSaveMessage(play(unsent, unsentSaveForgotten()))).toBeNull()
  const refused = withMessage({ id: 'editor.error_publish-needs-album' })
  expect(selectSaveMessage(play(refused, unsentSaveForgotten()))).not.toBeNull()
})
