import { TOAST_MS } from '@/contract/constants'
import type { StartListening } from '../../store/listening'
import { toastClosed, toastShown } from './toastsSlice'

/** A toast goes away after its time; one said again starts its time anew, because it has a new id. */
export function listenForToasts(startListening: StartListening) {
  startListening({
    actionCreator: toastShown,
    effect: async ({ payload }, { delay, dispatch }) => {
      await delay(TOAST_MS)
      dispatch(toastClosed({ id: payload.id }))
    },
  })
}
