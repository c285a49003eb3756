import { usernameOfPath } from '@/contract/addresses'

/** Username of the account whose cabinet this page is: it is read from the page address (product-rules/product.md#account-in-the-address). */
export function currentAccount(): string {
  return usernameOfPath(location.pathname) ?? ''
}
