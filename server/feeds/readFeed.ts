import { openFeedText, kindOfText } from './bytes/feedText'
import { readTable } from './csv/readTable'
import { FeedFailure } from './feedFailure'
import { feedLimits, type FeedLimits } from './feedLimits'
import type { FeedEntry, FeedFacts, RejectedOffer, RejectionReason } from './feedOffer'
import { entryOf } from './offers/entryOf'
import type { FoundOffer } from './offers/foundOffer'
import { isGarbled } from './offers/cleanText'
import { seenIds, type SeenIds } from './offers/seenIds'
import { readXml } from './xml/readXml'

export interface ReadOptions {
  /** The `Content-Type` of the response; the feed's own declaration takes precedence. */
  contentType?: string
  /** The feed's address, the base of relative addresses. */
  baseUrl: string
  limits?: Partial<FeedLimits>
}

/**
 * Reads a feed to its end, entry by entry, and returns its summary. Throws a `FeedFailure` for invalid content; no entry may be applied then.
 * Rethrows errors of `bytes`. Keeps only categories and seen ids in memory.
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  { contentType = '', baseUrl, limits: chosen }: ReadOptions,
): AsyncGenerator<FeedEntry, FeedFacts> {
  const limits = feedLimits(chosen)
  const base = new URL(baseUrl)
  const facts = noFacts()
  const text = await openFeedText(bytes, { contentType, limits, counts: facts })
  const { head, pieces } = text
  try {
    const found =
      kindOfText(head) === 'xml'
        ? readXml(head, pieces, limits, facts)
        : readTable(head, pieces, limits, facts)
    const ids = seenIds()
    let supplements = 0
    let firstRejected: RejectedOffer | undefined
    for await (const offer of found) {
      const entry = checked(offer, base, ids)
      if (entry.kind === 'rejected') {
        facts.rejected += 1
        firstRejected ??= entry
      } else {
        facts.offers += 1
        if (isGarbled(entry.offer.name)) facts.garbledNames += 1
      }
      if (isSupplement(offer)) supplements += 1
      yield entry
    }
    facts.encoding = text.encoding()
    if (facts.offers > 0) return facts
    if (!firstRejected) throw new FeedFailure('empty')
    if (supplements === facts.rejected) throw new FeedFailure('supplemental')
    throw new FeedFailure('unusable', firstRejected.reason, firstRejected)
  } finally {
    await text.close()
  }
}

const noFacts = (): FeedFacts => ({
  format: 'csv',
  encoding: 'utf-8',
  isGzip: false,
  bytes: 0,
  unpackedBytes: 0,
  offers: 0,
  rejected: 0,
  mendedAmpersands: 0,
  mendedCharacters: 0,
  garbledNames: 0,
  columns: [],
})

/** Of offers with the same id, the first usable one counts. */
function checked({ texts, currency, hasExtraCells }: FoundOffer, base: URL, ids: SeenIds) {
  const entry = entryOf(texts, { base, currency })
  if (entry.kind === 'rejected') return entry
  const { line, offer } = entry
  if (hasExtraCells) return rejectedOffer(line, offer.id, 'extra-cells')
  return ids.add(offer.id) ? entry : rejectedOffer(line, offer.id, 'repeated-id')
}

const rejectedOffer = (line: number, id: string, reason: RejectionReason): RejectedOffer => ({
  kind: 'rejected',
  line,
  id,
  reason,
})

/** An id with labels, of a supplemental feed. */
const isSupplement = ({ texts: { id, name, link } }: FoundOffer) =>
  id.trim() !== '' && name.trim() === '' && link.trim() === ''
