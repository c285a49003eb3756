import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { userApi } from '@/common/session/user'
import type { StartListening } from '@/common/store/listening'
import { gettingStartedApi } from './gettingStartedApi'

/** Several simultaneous changes cause one request. */
const REST_MS = 500

/** Any successful change, because it may have completed a step. */
const isChange = ({ type }: UnknownAction) =>
  type === `${api.reducerPath}/executeMutation/fulfilled`

type ApiState = Parameters<ReturnType<typeof userApi.endpoints.getUser.select>>[0] &
  Parameters<ReturnType<typeof gettingStartedApi.endpoints.getGettingStarted.select>>[0]

/** Reads the first steps again after a change, while their panel is on the screen. */
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
}
