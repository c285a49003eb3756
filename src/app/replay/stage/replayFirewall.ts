import type { Dispatch, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/common/api/api'

/**
 * The functions that RTK Query's hooks call on the middleware while rendering. They report every request as running.
 */
const SUBSCRIPTIONS = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
}

const never = () => new Promise<never>(() => undefined)

/** A started request or thunk as a component sees it; it never ends. */
function inertRequest(): Promise<never> {
  return Object.assign(never(), {
    arg: {},
    requestId: 'replay',
    queryCacheKey: 'replay',
    abort: () => undefined,
    reset: () => undefined,
    unsubscribe: () => undefined,
    updateSubscriptionOptions: () => undefined,
    refetch: inertRequest,
    unwrap: never,
  })
}

/** Outermost enhancer of a replay: whatever components dispatch is ignored. */
export const replayFirewall: StoreEnhancer = (next) => (reducer, preloadedState) => {
  const dispatch = (action: UnknownAction | (() => unknown)) => {
    if (typeof action === 'function') return inertRequest()
    if (api.internalActions.internal_getRTKQSubscriptions.match(action)) return SUBSCRIPTIONS
    return action
  }
  return { ...next(reducer, preloadedState), dispatch: dispatch as Dispatch }
}
