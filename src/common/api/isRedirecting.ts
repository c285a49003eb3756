import { isRedirect } from './isRedirect'
import { probe } from './probe'

/**
 * Whether calls are met with a redirect just now. An upload that was led to another origin fails without a reason, as
 * if there were no network; a call that does not follow tells the two apart.
 */
export async function isRedirecting(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return isRedirect(await probe())
  } catch {
    return false
  }
}
