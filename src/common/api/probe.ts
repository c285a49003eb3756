import { userEndpoints } from '@/contract/endpoints/user'
import { call, callUrl } from './call'
import { currentAccount } from './currentAccount'
import { runtimeConfig } from './runtimeConfig'

const TIMEOUT_MS = 9000

/**
 * A small call outside the store that follows no redirect: how the back office responds at the moment. Rejects when
 * it does not.
 */
export function probe(): Promise<Response> {
  const host = runtimeConfig().backOfficeUrl || location.origin
  return fetch(callUrl(call(userEndpoints.getUser), host, currentAccount()), {
    credentials: 'include',
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
