import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FeedFailure } from '../../server/feeds/feedFailure'
import type { FeedFacts, FeedOffer, RejectedOffer } from '../../server/feeds/feedOffer'
import { readFeed, type ReadOptions } from '../../server/feeds/readFeed'

export interface WholeFeed {
  offers: FeedOffer[]
  /** The line of each offer. */
  lines: number[]
  rejected: RejectedOffer[]
  facts: FeedFacts
}

export const BASE = 'https://shop.test/export/feed.xml'

/** Reads a feed from bytes, from a UTF-8 text, or from the network's chunks. */
export async function readWhole(
  feed: string | Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  options: Partial<ReadOptions> = {},
): Promise<WholeFeed> {
  const whole: Omit<WholeFeed, 'facts'> = { offers: [], lines: [], rejected: [] }
  const entries = readFeed(chunksOf(feed), { baseUrl: BASE, ...options })
  for (;;) {
    const { value, done } = await entries.next()
    if (done) return { ...whole, facts: value }
    if (value.kind === 'rejected') whole.rejected.push(value)
    else {
      whole.offers.push(value.offer)
      whole.lines.push(value.line)
    }
  }
}

/** The failure of reading a feed. */
export async function failureOf(
  ...feed: Parameters<typeof readWhole>
): Promise<Pick<FeedFailure, 'kind' | 'detail' | 'line' | 'column'>> {
  try {
    await readWhole(...feed)
  } catch (error) {
    const { kind, detail, line, column } = error as FeedFailure
    if (typeof kind === 'string') return { kind, detail, line, column }
    throw error
  }
  throw new Error('the feed was read to its end')
}

async function* chunksOf(feed: Parameters<typeof readWhole>[0]): AsyncGenerator<Uint8Array> {
  if (typeof feed === 'string') yield Buffer.from(feed)
  else if (feed instanceof Uint8Array) yield feed
  else yield* feed
}

/** A file of this folder. */
export const corpus = (name: string) => readFileSync(path.join('test/feeds', name))

export const yml = (offers: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-11-23 10:00"><shop>${before}<offers>
${offers}
</offers></shop></yml_catalog>`

export const rss = (items: string) =>
  `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${items}
</channel></rss>`

/** An offer of YML with the required parts, and additional ones. */
export const ymlOffer = (rest = '', attributes = 'id="1"') =>
  `<offer ${attributes}><url>https://shop.test/1</url><name>Кружка</name>${rest}</offer>`

export const item = (rest = '') =>
  `<item><g:id>1</g:id><title>Кружка</title><link>https://shop.test/1</link>${rest}</item>`

/** Letters of Russian in windows-1251, the rest as ASCII. */
export function windows1251(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    if (letter === 'ё') return 0xb8
    if (letter === '«') return 0xab
    if (letter === '»') return 0xbb
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })
}
