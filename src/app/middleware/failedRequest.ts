import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import type { api } from '@/common/api/api'
import { asApiError, DEFAULT_POLICY, type ApiError, type ApiMeta } from '@/common/api/apiError'

export interface FailedRequest {
  payload: ApiError
  meta: {
    /** A mutation has no cache key. */
    arg: { endpointName: string; queryCacheKey?: string }
    baseQueryMeta?: ApiMeta
  }
}
type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>

/** Matches the failure of any call to the back office. */
export function isFailedRequest(action: UnknownAction): action is UnknownAction & FailedRequest {
  return isRejectedWithValue(action) && asApiError(action.payload) !== null
}

/**
 * The endpoint's policy for a failure. The background refetch of any cached data is silent, because no person started
 * it (product-rules/errors.md#forbidden).
 */
export function policyOf({ meta }: FailedRequest, state: unknown) {
  const policy = meta.baseQueryMeta?.policy ?? DEFAULT_POLICY
  return isBackgroundRead(meta, state as ApiState)
    ? { ...policy, on403: 'silent' as const, toast: false }
    : policy
}

function isBackgroundRead({ arg }: FailedRequest['meta'], state: ApiState): boolean {
  const { queryCacheKey } = arg
  return queryCacheKey !== undefined && state.api.queries[queryCacheKey]?.data !== undefined
}

export function isStatus(error: ApiError, status: number): boolean {
  return error.kind === 'http' && error.status === status
}

/** No connection, or a redirected call (product-rules/calls.md#redirects): the offline dialog is shown then. */
export function isLostConnection({ kind }: ApiError): boolean {
  return kind === 'redirect' || (kind === 'network' && !navigator.onLine)
}
