import * as v from 'valibot'
import { usernameOfPath } from '@/contract/addresses'
import {
  RUNTIME_CONFIG_ID,
  runtimeConfigSchema,
  type RuntimeConfig,
} from '@/contract/runtimeConfig'

let read: { from: Element | null; config: RuntimeConfig } | undefined

/** Settings that the back office wrote into the page; read once. */
export function runtimeConfig(): RuntimeConfig {
  const from = document.getElementById(RUNTIME_CONFIG_ID)
  if (read?.from !== from) {
    read = { from, config: v.parse(runtimeConfigSchema, JSON.parse(from?.textContent ?? 'null')) }
  }
  return read.config
}

/** Username of this page's account, read from its address (product-rules/product.md#account-in-the-address). */
export function currentAccount(): string {
  return usernameOfPath(location.pathname) ?? ''
}
