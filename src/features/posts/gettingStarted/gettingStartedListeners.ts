import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { userApi } from '@/common/session/user'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { gettingStartedApi } from './gettingStartedApi'

/** Several simultaneous changes cause one request. */
const REST_MS = 500

/** Any successful change, because it may have completed a step. */
const isChange = ({ type }: UnknownAction) =>
  type === `${api.reducerPath}/executeMutation/fulfilled`

type ApiState = Parameters<ReturnType<typeof userApi.endpoints.getUser.select>>[0] &
  Parameters<ReturnType<typeof gettingStartedApi.endpoints.getGettingStarted.select>>[0]

/** The person undoes closing the first steps. */
const closingUndone = createAction('gettingStarted/closingUndone')

/** Reads the first steps again after a change, while their panel is on the screen. Offers to undo closing them. */
export function listenForFirstSteps(startListening: StartListening<ApiState>) {
  startListening({
    predicate: isChange,
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners()
      await delay(REST_MS)
      const state = getState()
      const { data: user } = userApi.endpoints.getUser.select()(state)
      const { data } = gettingStartedApi.endpoints.getGettingStarted.select()(state)
      if (!data || !user?.isGettingStarted) return
      await dispatch(
        gettingStartedApi.endpoints.getGettingStarted.initiate(undefined, {
          subscribe: false,
          forceRefetch: true,
        }),
      )
    },
  })
  startListening({
    matcher: gettingStartedApi.endpoints.closeGettingStarted.matchFulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(
        toastShown({
          tone: 'success',
          message: { id: 'start.alert_closed' },
          action: { message: { id: 'start.action_reopen' }, event: closingUndone() },
        }),
      )
    },
  })
  startListening({
    actionCreator: closingUndone,
    effect: async (_action, { dispatch }) => {
      const { reopenGettingStarted } = gettingStartedApi.endpoints
      await dispatch(reopenGettingStarted.initiate(undefined, { track: false }))
    },
  })
}
