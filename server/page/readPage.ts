import { WebFailure, type Web, type WebResponse } from '../outbound/web'
import { beginningOf, decodeHtml } from './htmlText'
import { NO_FACTS, type PostFacts } from './facts'
import { oembedFacts } from './oembedFacts'
import { baseOf, ownAddresses, pageFacts, webAddress, withOembed } from './pageFacts'
import { scanHtml, type HtmlScan } from './scanHtml'

/**
 * The result of reading a public address. `page`: its address, the addresses it declares, and the facts of its post;
 * `isCut` when only its beginning was read. `file`: a picture or a video itself. `gone`: it no longer exists.
 * `closed`: not public.
 */
export type ReadPage =
  | { kind: 'page'; url: string; addresses: string[]; facts: PostFacts; isCut: boolean }
  | { kind: 'file'; url: string; isVideo: boolean }
  | { kind: 'gone' }
  | { kind: 'closed' }

const MEGABYTE = 1024 * 1024
/** The machine-readable part of a page is in its head; the rest may have any length. */
const PAGE_BYTES = 3 * MEGABYTE
const OEMBED_BYTES = MEGABYTE
const PAGE_ACCEPT = 'text/html,application/xhtml+xml,image/jpeg,image/png,video/mp4,*/*;q=0.8'
const VIDEO_NAME = /\.(mp4|mov)$/i
const FILE_NAME = /\.(mp4|mov|jpe?g|png|webp)$/i

/** Reads the public page of a post. Throws a `WebFailure`. */
export async function readPage(web: Web, link: string, signal: AbortSignal): Promise<ReadPage> {
  const request = { accept: PAGE_ACCEPT, maxBytes: PAGE_BYTES, signal }
  const found = await web.read(link, request, readResponse)
  if ('kind' in found) return found
  const { scan, url, isCut } = found
  if (isSignInAddress(url) && !isSignInAddress(link)) return { kind: 'closed' }
  const base = baseOf(scan, url)
  const facts = pageFacts(scan, url)
  const page = { kind: 'page', url, addresses: ownAddresses(scan, base), isCut } as const
  const isWhole = facts.images.length + facts.videos.length > 0 && !!facts.author?.link
  if (isWhole) return { ...page, facts }
  const oembed = await readOembed(web, scan, url, signal)
  return { ...page, facts: withOembed(facts, oembed, base) }
}

type FoundPage = { scan: HtmlScan; url: string; isCut: boolean }

async function readResponse({
  url,
  status,
  type,
  body,
}: WebResponse): Promise<FoundPage | Exclude<ReadPage, { kind: 'page' }>> {
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status >= 400 && status < 500 && status !== 429) return { kind: 'closed' }
  if (status !== 200) throw new WebFailure('unreachable')
  const { pathname } = new URL(url)
  const isBare = /^application\/octet-stream\b/i.test(type) && FILE_NAME.test(pathname)
  if (isBare || /^(image|video)\//i.test(type)) {
    return { kind: 'file', url, isVideo: /^video\//i.test(type) || VIDEO_NAME.test(pathname) }
  }
  const { content, isCut } = await beginningOf(body)
  return { scan: scanHtml(decodeHtml(content, type)), url, isCut }
}

/** The facts of the page's oEmbed response; an unreadable one adds nothing. */
async function readOembed(
  web: Web,
  scan: HtmlScan,
  url: string,
  signal: AbortSignal,
): Promise<PostFacts> {
  const address = webAddress(scan.oembed, baseOf(scan, url))
  if (address === null) return NO_FACTS
  const request = { accept: 'application/json', maxBytes: OEMBED_BYTES, signal }
  try {
    return await web.read(address, request, async ({ status, body }) => {
      if (status !== 200) return NO_FACTS
      return oembedFacts(new TextDecoder().decode((await beginningOf(body)).content))
    })
  } catch (error) {
    if (error instanceof WebFailure) return NO_FACTS
    throw error
  }
}

const HOST = /^(consent|login|accounts)\./i
const PATH = /^\/(accounts\/login|login|signin|checkpoint|challenge|consent)(\.php)?(\/|$)/i

/** Whether an address is a sign-in or consent page to which sites redirect. */
function isSignInAddress(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  return HOST.test(hostname) || PATH.test(pathname)
}
