import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import type { api } from '@/common/api/api'
import { asApiError, DEFAULT_POLICY, type ApiError, type ApiMeta } from '@/common/api/apiError'

interface FailedRequest {
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
 * What the endpoint wants done about a failure. A read of what is on screen already is the store's own, not the
 * person's: it fails in silence (product-rules/errors.md#forbidden).
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

/** No connection, or a call that was redirected (product-rules/calls.md#redirects): the offline modal speaks then. */
export function isLostConnection({ kind }: ApiError): boolean {
  return kind === 'redirect' || (kind === 'network' && !navigator.onLine)
}
