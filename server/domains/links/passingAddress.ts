import { createHash } from 'node:crypto'
import { networkOf, type Network } from '@/contract/text/networks'
import type { StoredFile } from '../../media/storePostFile'
import { linkId, postAddress, type PostAddress } from './postAddress'

/** Addresses of an author's current broadcast or story, which lead to another post each time. */
const PASSING: Partial<Record<Network, RegExp>> = {
  youtube: /^\/(?:[^/]+\/){1,2}live\/?$/,
  tiktok: /^\/[^/]+\/live\/?$/,
  instagram: /^\/[^/]+\/live\/?$|^\/stories\/[^/]+\/?$/,
}
/** Path and query of a single post. */
const LASTING = /^\/watch\?v=|\/(?:video|p|reel|tv|live|stories\/[\w.]+)\/[\w-]+\?/

export function isPassing(link: string): boolean {
  return PASSING[networkOf(link)]?.test(new URL(link).pathname) ?? false
}

/** The first of some addresses that identifies a single post of the link's network; null without one. */
export function lastingAddress(link: string, addresses: readonly string[]): PostAddress | null {
  for (const text of addresses) {
    const address = networkOf(text) === networkOf(link) ? postAddress(text) : null
    const isLasting = address !== null && LASTING.test(`${address.path}?${address.query}`)
    if (isLasting && !isPassing(address.link)) return address
  }
  return null
}

/** `provider_id` of a post that is identified only by its current address and its media. */
export function passingId(address: PostAddress, files: readonly StoredFile[]): string {
  const media = files.map(({ blob }) => blob).join(' ')
  return createHash('sha256')
    .update(`${linkId(address)} ${media}`)
    .digest('hex')
    .slice(0, 40)
}
