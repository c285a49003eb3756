import { LANDING_PATH, LOGOUT_PATH } from '@/contract/addresses'

/**
 * Ends the session and leaves the cabinet; also when the back office cannot be reached, because the landing page
 * checks the session again.
 */
export async function signOut(): Promise<void> {
  await fetch(LOGOUT_PATH, { method: 'POST', credentials: 'include' }).catch(() => null)
  location.assign(LANDING_PATH)
}
