import { decodeHtml } from '../../page/htmlText'
import { scanHtml, type HtmlScan } from '../../page/scanHtml'
import { asWebFailure, type Web, type WebResponse, type WebValidators } from '../../outbound/web'
import { CHANNEL_BYTES, isPage, readChannelFeed, type ChannelFeed } from './readChannelFeed'

/** The content at an address. `url` is the final one, after redirects. */
export type OpenedChannel =
  | { kind: 'feed'; url: string; feed: ChannelFeed; validators: WebValidators }
  | { kind: 'page'; url: string; scan: HtmlScan }
  /** The feed has not changed. */
  | { kind: 'unchanged' }
  | { kind: 'status'; status: number }

interface OpenOptions {
  validators?: WebValidators
  signal: AbortSignal
}

const ACCEPT =
  'application/rss+xml,application/atom+xml,application/xml;q=0.9,text/xml;q=0.9,text/html;q=0.8,*/*;q=0.5'

/** Reads a feed, or a page that may link to one. Throws a `WebFailure`, and a `FeedFailure` for anything else. */
export function openChannel(
  web: Web,
  url: string,
  { validators, signal }: OpenOptions,
): Promise<OpenedChannel> {
  const request = {
    accept: ACCEPT,
    maxBytes: CHANNEL_BYTES,
    signal,
    ...(validators ? { validators } : {}),
  }
  return web.read(url, request, readResponse)
}

async function readResponse({
  url,
  status,
  type,
  validators,
  body,
}: WebResponse): Promise<OpenedChannel> {
  if (status === 304) return { kind: 'unchanged' }
  if (status !== 200) return { kind: 'status', status }
  const { content, failure } = await contentOf(body)
  try {
    const feed = await readChannelFeed(content, { contentType: type, url })
    if (failure) throw failure
    return { kind: 'feed', url, feed, validators }
  } catch (error) {
    // Only the beginning of a page is needed.
    if (isPage(error) && (failure === null || failure.kind === 'too-large')) {
      return { kind: 'page', url, scan: scanHtml(decodeHtml(content, type)) }
    }
    throw failure ?? error
  }
}

/** The received bytes, and why no more of them arrived. */
async function contentOf(body: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of body) chunks.push(chunk)
    return { content: Buffer.concat(chunks), failure: null }
  } catch (error) {
    return { content: Buffer.concat(chunks), failure: asWebFailure(error) }
  }
}
