import { isRedirect } from './isRedirect'
import { probe } from './probe'

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
