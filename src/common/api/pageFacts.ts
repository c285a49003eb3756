import * as v from 'valibot'
import { usernameOfPath } from '@/contract/addresses'
import {
  RUNTIME_CONFIG_ID,
  runtimeConfigSchema,
  type RuntimeConfig,
} from '@/contract/runtimeConfig'

let read: RuntimeConfig | undefined

/** Settings that the back office wrote into the page; read once. */
export function runtimeConfig(): RuntimeConfig {
  return (read ??= v.parse(
    runtimeConfigSchema,
    JSON.parse(document.getElementById(RUNTIME_CONFIG_ID)?.textContent ?? 'null'),
  ))
}

/** Username of this page's account, read from its address (product-rules/product.md#account-in-the-address). */
export function currentAccount(): string {
  return usernameOfPath(location.pathname) ?? ''
}
