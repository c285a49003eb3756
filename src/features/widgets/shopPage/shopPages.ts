import { runtimeConfig } from '@/common/api/pageFacts'

/**
 * The readable name of a shop's page: host and path. Anyone can send events, so characters that reverse or hide text
 * stay encoded.
 */
export function pageName(page: string): string {
  const { host, pathname } = new URL(page)
  const path = pathname === '/' ? '' : pathname
  try {
    const readable = decodeURI(path)
    return host + (/[\p{C}\p{Z}]/u.test(readable) ? path : readable)
  } catch {
    return host + path
  }
}

/** The page of the demo shop with a widget; empty without a demo shop. */
export function demoPage(embedId: string): string {
  const { demoShopUrl } = runtimeConfig()
  return demoShopUrl === null ? '' : `${demoShopUrl}/lookbook/${encodeURIComponent(embedId)}`
}
