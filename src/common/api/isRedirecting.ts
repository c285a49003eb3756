import { userEndpoints } from '@/contract/endpoints/user'
import { call, callUrl } from './call'
import { currentAccount } from './currentAccount'
import { isRedirect } from './isRedirect'
import { runtimeConfig } from './runtimeConfig'

const TIMEOUT_MS = 9000

/**
 * Whether calls are met with a redirect just now. An upload that was led to another origin fails without a reason, as
 * if there were no network; a call that does not follow tells the two apart.
 */
export async function isRedirecting(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const host = runtimeConfig().backOfficeUrl || location.origin
    const response = await fetch(callUrl(call(userEndpoints.getUser), host, currentAccount()), {
      credentials: 'include',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return isRedirect(response)
  } catch {
    return false
  }
}
