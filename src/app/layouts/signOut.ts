import { LANDING_PATH, LOGOUT_PATH } from '@/contract/addresses'

/** Ends the session and leaves; also when the back office cannot be reached, for the landing page asks again. */
export async function signOut(): Promise<void> {
  await fetch(LOGOUT_PATH, { method: 'POST', credentials: 'include' }).catch(() => null)
  location.assign(LANDING_PATH)
}
