import { networkOf, type Network } from '@/contract/text/networks'

/** Types of posts that may be added by link. */
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

/** The type of a link by its address; where the address does not show it, the user's choice. */
export function linkType(link: string, chosen: LinkType): LinkType {
  const { pathname } = new URL(link)
  const network = networkOf(link)
  if (STORY_PATHS[network]?.test(pathname)) return 'story'
  if (LIVE_PATHS[network]?.test(pathname)) return 'live'
  return chosen
}
