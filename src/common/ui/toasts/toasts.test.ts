import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { PATIENT_CHECKS } from '../../../../test/patientChecks'
import type { AppDispatch } from '../../store/hooks'
import { listenForToasts } from './toastsListeners'
import { selectToasts, toastShown, toastsSlice } from './toastsSlice'

function makeStore() {
  const listeners = createListenerMiddleware<unknown, AppDispatch>()
  listenForToasts(listeners.startListening)
  return configureStore({
    reducer: { toasts: toastsSlice.reducer },
    middleware: (defaults) => defaults(PATIENT_CHECKS).prepend(listeners.middleware),
  })
}
const hello = toastShown.bind(null, { tone: 'error', message: { text: 'Нет связи' } })

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('hides a toast after 3000 ms', async () => {
  const store = makeStore()
  store.dispatch(hello())
  await jest.advanceTimersByTimeAsync(2999)
  expect(selectToasts(store.getState())).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(selectToasts(store.getState())).toHaveLength(0)
})

test('groups equal messages with a count, and restarts their time', async () => {
  const store = makeStore()
  store.dispatch(hello())
  await jest.advanceTimersByTimeAsync(2000)
  store.dispatch(hello())
  expect(selectToasts(store.getState())).toMatchObject([{ count: 2 }])
  await jest.advanceTimersByTimeAsync(2000)
  expect(selectToasts(store.getState())).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1000)
  expect(selectToasts(store.getState())).toHaveLength(0)
})

test('shows a repeated message once, with the newest action', () => {
  const store = makeStore()
  const undo = (number: number) =>
    toastShown({
      tone: 'success',
      message: { text: 'Готово' },
      action: { message: { text: 'Отменить' }, event: { type: 'undo', payload: number } },
    })
  store.dispatch(undo(1))
  store.dispatch(undo(2))
  const toasts = selectToasts(store.getState())
  expect(toasts).toHaveLength(1)
  expect(toasts[0]).toMatchObject({ count: 2, action: { event: { payload: 2 } } })
})
