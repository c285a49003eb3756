import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query/react'
import { learnTime } from '@/common/lib/serverClock'
import { REQUEST_TIMEOUT_MS } from '@/contract/constants'
import { CREATION_HEADER, WRITE_HEADER } from '@/contract/endpoint'
import { DEFAULT_POLICY, type ApiError, type ApiMeta, type EndpointOptions } from './apiError'
import { callUrl, type Call } from './call'
import { creationOf } from './creationKeys'
import { currentAccount, runtimeConfig } from './pageFacts'
import { isRedirect } from './probe'
import { unwrap } from './unwrap'

/** Makes a call of the contract and returns its checked body. Endpoints set `extraOptions` to change the policy. */
const baseQuery: BaseQueryFn<Call, unknown, ApiError, Partial<EndpointOptions>, ApiMeta> = async (
  call,
  { signal, dispatch },
  extraOptions,
) => {
  const policy = { ...DEFAULT_POLICY, ...extraOptions }
  const url = callUrl(call, runtimeConfig().backOfficeUrl || location.origin, currentAccount())
  const { endpoint, body } = call
  const creation = endpoint.creates ? creationOf(dispatch, url, body) : null
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      credentials: 'include',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      headers: {
        ...(endpoint.isWrite ? { [WRITE_HEADER.name]: WRITE_HEADER.value } : {}),
        ...(creation ? { [CREATION_HEADER]: creation.key } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: JSON.stringify(body),
    })
    learnTime(response.headers.get('Date'))
    const meta = { status: response.status, policy }
    if (isRedirect(response)) return { error: { kind: 'redirect' }, meta }
    const result = unwrap(response.status, await response.text(), endpoint.response)
    if ('data' in result) creation?.succeeded()
    return { ...result, meta }
  } catch (error) {
    return { error: failureOf(error, signal), meta: { status: 0, policy } }
  }
}

function failureOf(error: unknown, signal: AbortSignal): ApiError {
  if (signal.aborted) return { kind: 'aborted' }
  const name = error instanceof Error ? error.name : ''
  return { kind: name === 'TimeoutError' ? 'timeout' : 'network' }
}

/** The one API root; slices inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'User',
    'Post',
    'Album',
    'Widget',
    'WidgetPages',
    'WidgetWeight',
    'Analytics',
    'Team',
    'Segment',
    'Payment',
    'Source',
    'Integration',
    'VkGroup',
    'Product',
    'Review',
    'SavedView',
    'Trash',
    'Usage',
  ],
  endpoints: () => ({}),
})
