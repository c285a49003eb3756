import { createHash } from 'node:crypto'
import { webUrl } from '@/contract/text/links'
import { networkOfHost, type Network, networkOf } from '@/contract/text/networks'
import { withoutLastSlashes } from '../../language/searchText'

/** The address of a post at its source, in one spelling for all links to it. */
export interface PostAddress {
  /** Without `www.`; one name for each network. */
  host: string
  /** Case-sensitive, because providers identify posts by it; without the last slash. */
  path: string
  /** Sorted, and only parameters that may distinguish posts; usually empty. */
  query: string
  /** A part that every spelling of the link contains, for searches. */
  piece: string
  /** The link to it, without tracking parameters. */
  link: string
}

const HOSTS: Partial<Record<Network, string>> = {
  instagram: 'instagram.com',
  vk: 'vk.com',
  telegram: 't.me',
  youtube: 'youtube.com',
}
/** Networks that identify posts by the path alone. */
const BY_PATH: readonly Network[] = ['instagram', 'telegram', 'tiktok', 'pinterest']
/** Parameters about who shared a link or where it was clicked, never about its target. */
const TRACKING =
  /^(utm_.*|igshid|igsh|img_index|fbclid|gclid|yclid|ysclid|_openstat|si|feature|ref_src|mc_[ce]id|mibextid|_g[al])$/i

/** The address of a single post; null for text that is not one web address. */
export function postAddress(text: string): PostAddress | null {
  const link = text.trim()
  const url = webUrl(link)
  // Two addresses pasted together are one valid address by the standard.
  if (url === null || /.https?:\/\//i.test(link) || !/[.[]/.test(url.hostname)) return null
  const network = networkOfHost(url.hostname)
  for (const name of [...url.searchParams.keys()]) {
    if (BY_PATH.includes(network) || TRACKING.test(name)) url.searchParams.delete(name)
  }
  url.hash = ''
  return { ...spelling(network, url), link: url.href }
}

/** `provider_id` of a post that was added by link. */
export function linkId({ host, path, query }: PostAddress): string {
  return createHash('sha256').update(`${host}${path}?${query}`).digest('hex').slice(0, 40)
}

function spelling(network: Network, url: URL): Omit<PostAddress, 'link'> {
  const host = HOSTS[network] ?? url.host.replace(/^www\./, '')
  const path = withoutLastSlashes(url.pathname)
  const named = nameAt(network, path, url)
  if (named) return { host, ...named }
  const query = new URLSearchParams(url.searchParams)
  query.sort()
  const piece = path.split('/').at(-1) || url.hostname
  return { host, path, query: query.toString(), piece }
}

/** One address for a post that has several addresses with the same id in them. */
function nameAt(
  network: Network,
  path: string,
  url: URL,
): Omit<PostAddress, 'host' | 'link'> | null {
  if (network === 'youtube') {
    const id =
      url.searchParams.get('v') ??
      /^\/(?:shorts|live|embed)\/([\w-]+)$/.exec(path)?.[1] ??
      (url.hostname.endsWith('youtu.be') ? path.slice(1) : null)
    return id ? { path: '/watch', query: `v=${id}`, piece: id } : null
  }
  if (network === 'vk') {
    const candidate = url.searchParams.get('w') ?? url.searchParams.get('z') ?? path.slice(1)
    const name = /^(?:wall|photo|video|clip|story)-?\d+_\d+/.exec(candidate)?.[0]
    return name ? { path: `/${name}`, query: '', piece: name } : null
  }
  if (network === 'telegram') {
    const name = path.replace(/^\/s(?=\/[^/]+\/\d)/, '')
    return { path: name, query: '', piece: name }
  }
  return null
}

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
