import { userEndpoints } from '@/contract/endpoints/user'
import { call, callUrl } from './call'
import { currentAccount } from './currentAccount'
import { runtimeConfig } from './runtimeConfig'
import { unwrap } from './unwrap'

const TIMEOUT_MS = 9000

/**
 * The connection check of section 7: whether the back office answers. A lost session counts as an answer: what is
 * wrong then is another rule's, and the reload leads there.
 */
export async function isConnected(): Promise<boolean> {
  try {
    const host = runtimeConfig().backOfficeUrl || location.origin
    const response = await fetch(callUrl(call(userEndpoints.getUser), host, currentAccount()), {
      credentials: 'include',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 401) return true
    return 'data' in unwrap(response.status, await response.text(), userEndpoints.getUser.response)
  } catch {
    return false
  }
}
