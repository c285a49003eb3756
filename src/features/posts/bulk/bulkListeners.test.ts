import {
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { PATIENT_CHECKS } from '../../../../test/patientChecks'
import { locationSlice, type LocationState } from '@/common/routing/locationSlice'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { bulkChangeSlice, bulkUndone, type BulkChangeState } from './bulkChangeSlice'
import { listenForBulkChange } from './bulkListeners'

type State = Record<typeof bulkChangeSlice.reducerPath, BulkChangeState> &
  Record<typeof locationSlice.reducerPath, LocationState>

test('ignores the undo of a change that can no longer be undone, without a toast', async () => {
  const toasts: unknown[] = []
  const listeners = createListenerMiddleware<State, ThunkDispatch<State, unknown, UnknownAction>>()
  const store = configureStore({
    reducer: { bulkChange: bulkChangeSlice.reducer, location: locationSlice.reducer },
    middleware: (defaults) => defaults(PATIENT_CHECKS).prepend(listeners.middleware),
  })
  const { startListening } = listeners
  listenForBulkChange(startListening)
  startListening({ actionCreator: toastShown, effect: (action) => void toasts.push(action) })
  store.dispatch(bulkUndone({ number: 7 }))
  await Promise.resolve()
  expect(toasts).toEqual([])
})
