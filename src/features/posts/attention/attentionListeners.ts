import { createAction } from '@reduxjs/toolkit'
import type { AttentionKind } from '@/contract/entities/account/attention'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { attentionApi } from './attentionApi'

/** The person undoes hiding what waits. */
const hidingUndone = createAction<AttentionKind>('attention/hidingUndone')

/** Offers to undo what a person has hidden. */
export function listenForAttention(startListening: StartListening) {
  startListening({
    matcher: attentionApi.endpoints.hideAttention.matchFulfilled,
    effect: ({ meta }, { dispatch }) => {
      const { kind } = meta.arg.originalArgs
      dispatch(
        toastShown({
          tone: 'success',
          message: { id: 'attention.alert_hidden' },
          action: { message: { id: 'attention.action_show' }, event: hidingUndone(kind) },
        }),
      )
    },
  })
  startListening({
    actionCreator: hidingUndone,
    effect: async ({ payload: kind }, { dispatch }) => {
      const { showAttention } = attentionApi.endpoints
      await dispatch(showAttention.initiate({ kind }, { track: false }))
    },
  })
}
