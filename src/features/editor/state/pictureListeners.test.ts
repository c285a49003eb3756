import {
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { PATIENT_CHECKS } from '../../../../test/patientChecks'
import {
  editorSlice,
  postOpened,
  selectCanUndo,
  selectScene,
  type WithEditor,
} from '@/features/editor/editorSlice'
import { imageToggled, listenForPictures } from './pictureListeners'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { postLoaded } from '@/features/editor/testing/answers'

/** Pictures whose size is being read; each loads when the test resolves it. */
let pendingPictures: (() => void)[]

beforeEach(() => {
  pendingPictures = []
  const decode = () => new Promise<void>((load) => pendingPictures.push(load))
  Object.assign(HTMLImageElement.prototype, { decode })
})
afterEach(() => {
  Object.assign(HTMLImageElement.prototype, { decode: undefined })
})

function openedStore() {
  const listeners = createListenerMiddleware<
    WithEditor,
    ThunkDispatch<WithEditor, unknown, UnknownAction>
  >()
  listenForPictures(listeners.startListening)
  const store = configureStore({
    reducer: { editor: editorSlice.reducer },
    middleware: (defaults) => defaults(PATIENT_CHECKS).prepend(listeners.middleware),
  })
  store.dispatch(postOpened({ postId: 7 }))
  store.dispatch(postLoaded(makePostInfo()))
  return store
}

const toggled = (isShown: boolean, frame: 'square' | 'story' = 'square') =>
  imageToggled({ markId: 'link:11', frame, isShown })

/** Loads all pending pictures. */
async function loadAllPictures() {
  for (const load of pendingPictures) load()
  await new Promise(process.nextTick)
}

test('does not show a product picture that was switched off while it loaded', async () => {
  const store = openedStore()
  store.dispatch(toggled(true))
  store.dispatch(toggled(false))
  await loadAllPictures()
  expect(selectScene(store.getState())?.elements.map(({ kind }) => kind)).not.toContain(
    'productImage',
  )
  expect(selectCanUndo(store.getState())).toBe(false)
})

test('shows a product picture on both frames when it is requested on each', async () => {
  const store = openedStore()
  store.dispatch(toggled(true))
  store.dispatch(toggled(true, 'story'))
  await loadAllPictures()
  const { squareView, storyView } = editorSlice.selectSlice(store.getState()).document.media[0]!
    .links[0]!.link.skuImageMarkup!
  expect(squareView?.width).toBe(40)
  expect(storyView?.width).toBe(40)
})
