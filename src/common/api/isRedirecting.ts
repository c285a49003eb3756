import { isRedirect } from './isRedirect'
import { probe } from './probe'

/**
 * Whether calls are redirected at the moment. An upload that is redirected to another origin fails without a reason,
 * as if there were no network; a call that does not follow redirects tells the two apart.
 */
export async function isRedirecting(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return isRedirect(await probe())
  } catch {
    return false
  }
}
