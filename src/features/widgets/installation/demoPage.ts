import { runtimeConfig } from '@/common/api/runtimeConfig'

/** The page of the demo shop with a widget; empty without a demo shop. */
export function demoPage(embedId: string): string {
  const { demoShopUrl } = runtimeConfig()
  return demoShopUrl === null ? '' : `${demoShopUrl}/lookbook/${encodeURIComponent(embedId)}`
}
