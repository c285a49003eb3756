import { networkOfHost, type Network } from '@/contract/text/networks'
import { NO_FACTS, type PostFacts, type VideoFacts, countOf, type AuthorFacts } from './facts'
import { jsonLdFacts } from './jsonLdFacts'
import { metaFacts } from './metaFacts'
import type { HtmlScan, MetaTag } from './scanHtml'

/** The facts of a page's post from all its formats; addresses are absolute web addresses. */
export function pageFacts(scan: HtmlScan, address: string): PostFacts {
  const url = new URL(address)
  const data = jsonLdFacts(scan.data)
  const meta = metaFacts(scan.meta)
  const network = networkOfHost(url.hostname) === 'instagram' ? instagramFacts(scan.meta) : NO_FACTS
  return withAddresses(baseOf(scan, address), {
    ...mediaOf(data, meta),
    author: authorInAddress(url) ?? data.author ?? network.author ?? meta.author,
    site: meta.site,
    text: data.text ?? network.text ?? meta.text,
    title: scan.title,
    createdAt: data.createdAt ?? meta.createdAt,
    likeCount: data.likeCount ?? network.likeCount,
    commentCount: data.commentCount ?? network.commentCount,
  })
}

/** The pictures and videos of the format that has more of them, each once and without the videos' own pictures. */
function mediaOf(data: PostFacts, meta: PostFacts): Pick<PostFacts, 'images' | 'videos'> {
  const isVideoOfData = meta.videos.length === 0 && data.videos.length > 0
  const videos: VideoFacts[] = isVideoOfData
    ? data.videos.map(({ url, poster }) => ({ url, poster: poster ?? meta.images[0] ?? null }))
    : meta.videos
  const isOfData = isVideoOfData || data.images.length > meta.images.length
  const named = isOfData ? data.images : meta.images
  const posters = new Set(videos.map(({ poster }) => poster))
  return { videos, images: named.filter((image) => !posters.has(image)) }
}

/** Facts that the page lacks may be in its oEmbed response; addresses in it are relative to `base`. */
export function withOembed(facts: PostFacts, oembed: PostFacts, base: string): PostFacts {
  const added = withAddresses(base, oembed)
  return {
    ...facts,
    images: facts.images.length + facts.videos.length > 0 ? facts.images : added.images,
    author: facts.author ?? added.author,
    text: facts.text ?? added.text,
  }
}

/** The addresses that the page declares as its own, most reliable first. */
export function ownAddresses({ canonical, meta }: HtmlScan, base: string): string[] {
  const graph = meta.find(({ name }) => name === 'og:url')?.content ?? null
  return [canonical, graph].flatMap((address) => webAddress(address, base) ?? [])
}

export function baseOf({ base }: HtmlScan, address: string): string {
  return webAddress(base, address) ?? address
}

function withAddresses(base: string, facts: PostFacts): PostFacts {
  const whole = (address: string) => webAddress(address, base) ?? []
  return {
    ...facts,
    images: facts.images.flatMap(whole),
    videos: facts.videos.flatMap(({ url, poster }) => {
      const video = webAddress(url, base)
      return video === null ? [] : [{ url: video, poster: webAddress(poster, base) }]
    }),
    author: facts.author && {
      ...facts.author,
      link: webAddress(facts.author.link, base),
    },
  }
}

/** An absolute address; null for anything but a web address. */
export function webAddress(address: string | null, base: string): string | null {
  if (address === null || !URL.canParse(address.trim(), base)) return null
  const url = new URL(address.trim(), base)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

/** `1,234 likes, 5 comments - shop.name on March 1, 2026: "The caption"` */
const DESCRIPTION =
  /^([\d.,]+[KM]?) likes?, ([\d.,]+[KM]?) comments? - ([\w.]+) (?:on [^:]+: )?(?:[“"]([\s\S]*)[”"]\.?\s*$)?/

/** Instagram has no structured data: all facts are in the description sentence of a post. */
function instagramFacts(meta: readonly MetaTag[]): PostFacts {
  const description = meta.find(({ name }) => name === 'og:description')?.content ?? ''
  const [, likes, comments, name, caption] = DESCRIPTION.exec(description.trim()) ?? []
  if (likes === undefined || comments === undefined || name === undefined) return NO_FACTS
  return {
    ...NO_FACTS,
    author: { name, link: `https://www.instagram.com/${name}/` },
    text: caption ?? '',
    likeCount: countOf(likes),
    commentCount: countOf(comments),
  }
}

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
function authorInAddress({ hostname, pathname }: URL): AuthorFacts | null {
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
