import { usernameOfPath } from '@/contract/addresses'

/** Username of this page's account, read from its address (product-rules/product.md#account-in-the-address). */
export function currentAccount(): string {
  return usernameOfPath(location.pathname) ?? ''
}
