import {
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { PATIENT_CHECKS } from '../../../../test/patientChecks'
import { api } from '@/common/api/api'
import { userApi } from '@/common/session/user'
import { toastsSlice } from '@/common/ui/toasts/toastsSlice'
import type { DraftRecords } from '@/common/lib/draftRecords'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { User } from '@/contract/entities/account/user'
import { draftRecordsOf } from '../../../../test/draftRecordsOf'
import { openPostApi } from '@/features/editor/state/openPostApi'
import {
  editorSlice,
  postOpened,
  selectDocument,
  selectDraftOffer,
  type WithEditor,
} from '../editorSlice'
import { makePostInfo } from './postInfo'
import { listenForDrafts } from '@/features/editor/state/draft/draftListeners'
import { draftKey } from '@/features/editor/state/draft/keepDraft'
import type { KeptDraft } from '@/features/editor/state/draft/keptDraft'

export const NOW = Date.UTC(2026, 4, 1)
const OWNER = { username: 'shop', email: 'anna@shop.test' }
export const KEY = draftKey(OWNER, 7)

/** The state that outlives a page: the stored post, and the browser's storage. */
export const outside: { stored: PostInfo; drafts: Map<string, unknown> } = {
  stored: makePostInfo(),
  drafts: new Map(),
}

/** Starts each test with a stored post, a browser without drafts and a stopped clock. */
export function resetVisits(): void {
  jest.useFakeTimers({ now: NOW })
  outside.stored = makePostInfo()
  outside.drafts = new Map()
}

/** Mocks the back office with the stored post. */
const backOffice = openPostApi.enhanceEndpoints({
  endpoints: {
    getPost: (endpoint) => {
      Object.assign(endpoint, { query: undefined, queryFn: () => ({ data: outside.stored }) })
    },
  },
})

interface Visit {
  user?: Partial<User>
  load?: () => Promise<DraftRecords>
}

/** Opens the post in a new page. */
export async function visit({ user, load }: Visit = {}) {
  const records = draftRecordsOf(outside.drafts)
  const loadDraftRecords = load ?? (() => Promise.resolve(records))
  const listeners = createListenerMiddleware<
    WithEditor,
    ThunkDispatch<WithEditor, unknown, UnknownAction>
  >()
  listenForDrafts(listeners.startListening)
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      editor: editorSlice.reducer,
      toasts: toastsSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { loadDraftRecords } }, ...PATIENT_CHECKS })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  })
  const value = { ...OWNER, isOwner: true, isViewedByAdmin: false, teamMembership: null, ...user }
  store.dispatch(
    userApi.util.upsertQueryEntries([
      { endpointName: 'getUser', arg: undefined, value: value as unknown as User },
    ]),
  )
  const open = async () => {
    store.dispatch(postOpened({ postId: 7 }))
    const query = store.dispatch(backOffice.endpoints.getPost.initiate(7, { forceRefetch: true }))
    await query
    query.unsubscribe()
    await settle()
  }
  await open()
  return {
    ...store,
    /** Opens the post again after it was closed. */
    open,
    offer: () => selectDraftOffer(store.getState()),
    text: () => selectDocument(store.getState()).text,
    toasts: () => store.getState().toasts.items.map(({ message }) => message),
  }
}
/** Lets responses arrive without advancing the time. */
export const settle = () => jest.advanceTimersByTimeAsync(0)
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
export const kept = () => outside.drafts.get(KEY) as KeptDraft | undefined
