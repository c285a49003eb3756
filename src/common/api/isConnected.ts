import { userEndpoints } from '@/contract/endpoints/user'
import { probe } from './probe'
import { unwrap } from './unwrap'

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
