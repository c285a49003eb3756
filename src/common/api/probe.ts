import { userEndpoints } from '@/contract/endpoints/user'
import { call, callUrl } from './call'
import { currentAccount, runtimeConfig } from './pageFacts'
import { unwrap } from './unwrap'

const TIMEOUT_MS = 9000

/**
 * Makes a small request outside the store, without following redirects, to see how the back office responds now.
 * Rejects without a response.
 */
function probe(): Promise<Response> {
  const host = runtimeConfig().backOfficeUrl || location.origin
  return fetch(callUrl(call(userEndpoints.getUser), host, currentAccount()), {
    credentials: 'include',
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** Browsers hide a manual redirect behind an opaque response; Node shows its status. */
export function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

/**
 * Whether calls are currently redirected. An upload that is redirected to another origin fails without a reason, like a
 * lost connection; a call that does not follow redirects distinguishes the two.
 */
export async function isRedirecting(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return isRedirect(await probe())
  } catch {
    return false
  }
}

/**
 * The connection check (product-rules/screens.md#offline-dialog): whether the back office responds. A lost session
 * counts as a response: it is handled elsewhere, and the reload leads there.
 */
export async function isConnected(): Promise<boolean> {
  try {
    const response = await probe()
    if (response.status === 401) return true
    return 'data' in unwrap(response.status, await response.text(), userEndpoints.getUser.response)
  } catch {
    return false
  }
}
