import { networkOfHost, type Network } from '@/contract/text/networks'
import type { AuthorFacts } from './facts'

/** Where a post's address contains its author. */
const AUTHOR_PATHS: Partial<Record<Network, RegExp>> = {
  instagram: /^\/(?:stories\/(?!highlights\/))?([\w.]+)\/(?:(?:p|reel|tv|live)\b|\d+)/,
  tiktok: /^\/@([\w.]+)\//,
  telegram: /^\/(?:s\/)?([a-z]\w{3,})\//i,
}
const PROFILES: Partial<Record<Network, (name: string) => string>> = {
  instagram: (name) => `https://www.instagram.com/${name}/`,
  tiktok: (name) => `https://www.tiktok.com/@${name}`,
  telegram: (name) => `https://t.me/${name}`,
}
const SHORTCODE = /\/(?:p|reel|tv)\/([\w-]+)/

/** The author in the address of a post; null without one. */
export function authorInAddress({ hostname, pathname }: URL): AuthorFacts | null {
  const network = networkOfHost(hostname)
  const name = AUTHOR_PATHS[network]?.exec(pathname)?.[1]
  return name ? { name, link: PROFILES[network]?.(name) ?? null } : null
}

/** Instagram's shortcode of a post. */
export function shortcodeOf(link: string): string | null {
  const { hostname, pathname } = new URL(link)
  if (networkOfHost(hostname) !== 'instagram') return null
  return SHORTCODE.exec(pathname)?.[1] ?? null
}
