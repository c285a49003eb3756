import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import { asApiError, DEFAULT_POLICY, type ApiError, type ApiMeta } from '@/common/api/apiError'

interface FailedRequest {
  payload: ApiError
  meta: { baseQueryMeta?: ApiMeta }
}

/** Matches the failure of any call to the back office. */
export function isFailedRequest(action: UnknownAction): action is UnknownAction & FailedRequest {
  return isRejectedWithValue(action) && asApiError(action.payload) !== null
}

export function policyOf({ meta }: FailedRequest) {
  return meta.baseQueryMeta?.policy ?? DEFAULT_POLICY
}

export function isStatus(error: ApiError, status: number): boolean {
  return error.kind === 'http' && error.status === status
}

/** No connection, or the specification's "network error with a 302": the offline modal speaks then. */
export function isLostConnection({ kind }: ApiError): boolean {
  return kind === 'redirect' || (kind === 'network' && !navigator.onLine)
}
