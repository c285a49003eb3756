import { networkOf, type Network } from '@/contract/text/networks'

/** What may be added by link. */
export type LinkType = 'post' | 'story' | 'live'

const STORY_PATHS: Partial<Record<Network, RegExp>> = {
  instagram: /^\/stories\//,
  facebook: /^\/stories\//,
  vk: /^\/story-?\d/,
  telegram: /^\/[^/]+\/s\/\d/,
}
const LIVE_PATHS: Partial<Record<Network, RegExp>> = {
  instagram: /^\/[^/]+\/live(\/|$)/,
  youtube: /^\/live\/|^\/(?:[^/]+\/){1,2}live\/?$/,
  ok: /^\/live\//,
  tiktok: /^\/[^/]+\/live(\/|$)/,
  facebook: /^\/watch\/live(\/|$)/,
}

/** What a link leads to by its address; what its address does not tell is what the person says. */
export function linkType(link: string, said: LinkType): LinkType {
  const { pathname } = new URL(link)
  const network = networkOf(link)
  if (STORY_PATHS[network]?.test(pathname)) return 'story'
  if (LIVE_PATHS[network]?.test(pathname)) return 'live'
  return said
}
