import { TOAST_MS } from '@/contract/constants'
import type { StartListening } from '../../store/listening'
import { toastClosed, toastShown } from './toastsSlice'

/** Dismisses each toast after its time. A repeated toast has a new id, so its time starts again. */
export function listenForToasts(startListening: StartListening) {
  startListening({
    actionCreator: toastShown,
    effect: async ({ payload }, { delay, dispatch }) => {
      await delay(TOAST_MS)
      dispatch(toastClosed({ id: payload.id }))
    },
  })
}
