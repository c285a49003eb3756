import { usernameOfPath } from '@/contract/addresses'

/** Username of the account whose cabinet this page is: it is read from the page address (section 2). */
export function currentAccount(): string {
  return usernameOfPath(location.pathname) ?? ''
}
