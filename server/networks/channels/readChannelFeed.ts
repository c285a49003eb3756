import {
  feedAddress,
  ENTRY_FIELDS,
  ENTRY_INNER,
  entryOf,
  ENTRY_PREFIXES,
  type ChannelEntry,
} from './channelEntry'
import { openFeedText, kindOfText } from '../../feeds/bytes/feedText'
import { FeedFailure, notAFeed } from '../../feeds/feedFailure'
import { feedLimits } from '../../feeds/feedLimits'
import { plainText } from '../../feeds/offers/cleanText'
import { mendedPieces } from '../../feeds/xml/mendXml'
import { xmlReader, type XmlRecord, type XmlShape } from '../../feeds/xml/xmlRecords'

/** A feed of RSS or Atom, with the fields of posts. */
export interface ChannelFeed {
  title: string
  /** The page of the channel itself; null when the feed has none. */
  link: string | null
  /** Newest first. */
  entries: ChannelEntry[]
}

/** Bytes of a decompressed feed; real feeds have a tenth of it. */
export const CHANNEL_BYTES = 5 * 1024 * 1024
/** The limit of one reading; feeds have 10 to 50 posts. */
const MAX_ENTRIES = 500
const LIMITS = feedLimits({
  bytes: CHANNEL_BYTES,
  unpacked: { bytes: CHANNEL_BYTES, ratio: 50 },
  element: 2 * 1024 * 1024,
  // Atom may contain whole pages.
  depth: 256,
})
const ROOTS = new Set(['rss', 'feed', 'rdf'])
const SHAPE: XmlShape = {
  records: new Set(['item', 'entry', 'title', 'link']),
  fields: ENTRY_FIELDS,
  inner: ENTRY_INNER,
  prefixes: ENTRY_PREFIXES,
}

/** Reads a feed to its end; `url` is the base of its addresses. Throws a `FeedFailure` for other content. */
export async function readChannelFeed(
  content: Uint8Array,
  { contentType, url }: { contentType: string; url: string },
): Promise<ChannelFeed> {
  const counts = {
    isGzip: false,
    bytes: 0,
    unpackedBytes: 0,
    mendedAmpersands: 0,
    mendedCharacters: 0,
  }
  const text = await openFeedText(only(content), { contentType, limits: LIMITS, counts })
  const feed: ChannelFeed = { title: '', link: null, entries: [] }
  try {
    if (kindOfText(text.head) !== 'xml') throw notAFeed('other-xml')
    const reader = xmlReader(shapeOf, LIMITS)
    for await (const piece of mendedPieces(text.head, text.pieces, counts)) {
      for (const record of reader.read(piece)) take(feed, record, url)
    }
    reader.end()
  } finally {
    await text.close()
  }
  keepNewest(feed)
  return feed
}

function take(feed: ChannelFeed, record: XmlRecord, url: string): void {
  const { name, text, attributes } = record
  if (name === 'title') feed.title ||= plainText(text)
  else if (name === 'link') {
    const isOwn = (attributes.rel ?? 'alternate') === 'alternate'
    if (isOwn) feed.link ??= feedAddress(attributes.href ?? text, url)
  } else {
    feed.entries.push(entryOf(record, url))
    if (feed.entries.length >= 2 * MAX_ENTRIES) keepNewest(feed)
  }
}

/** Feeds may have their oldest posts first. */
function keepNewest({ entries }: ChannelFeed): void {
  entries.sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0))
  entries.splice(MAX_ENTRIES)
}

function shapeOf(root: string): XmlShape {
  if (ROOTS.has(root)) return SHAPE
  throw root === 'html' ? notAFeed('html') : notAFeed('other-xml')
}

async function* only(content: Uint8Array): AsyncGenerator<Uint8Array> {
  await Promise.resolve()
  yield content
}

/** Whether the content is a page that may link to a feed. */
export const isPage = (error: unknown): boolean =>
  error instanceof FeedFailure &&
  error.kind === 'not-a-feed' &&
  (error.detail === 'html' || error.detail === 'sign-in')
