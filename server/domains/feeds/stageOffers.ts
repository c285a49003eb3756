import { hash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { RejectedOffer } from '@/contract/entities/catalogue/feed'
import { FEED_LIMITS } from '@/contract/feedLimits'
import type { Db } from '../../db/openDatabase'
import type { FeedOfferTable } from '../../db/tables/feeds'
import type { FeedOffer } from '../../feeds/feedOffer'
import { linkKey, skuSearchText } from '../../language/searchText'
import { isLeaving } from '../products/leavingProducts'
import type { Feed } from './feedReading'

export interface PlacedOffer {
  offer: FeedOffer
  /** The position in the file, from 0. */
  position: number
  line: number
}

/** A left-out offer with its position in the file, by which they are sorted. */
export type PlacedRejection = RejectedOffer & { position: number }

/** The result of comparing a reading with the catalogue. */
export interface StagedOffers {
  /** New and changed offers, stored in `feed_offer`. */
  staged: number
  /** Offers of products that another feed of the account offers. */
  ofOthers: number
  /** Left-out offers that are listed, up to the limit. */
  rejected: PlacedRejection[]
  /** The products that the feed offers. */
  offered: IdList
}

export interface Stager extends StagedOffers {
  take(offers: readonly PlacedOffer[]): Promise<void>
}

/** Compares offers with the catalogue while their feed is read, and stages those to apply: an unchanged feed writes nothing. */
export function stager(db: Db, feed: Feed, readingId: number): Stager {
  const found: StagedOffers = { staged: 0, ofOthers: 0, rejected: [], offered: idList() }
  const leaveOut = ({ position, line, offer }: PlacedOffer) => {
    found.ofOthers += 1
    if (found.rejected.length === FEED_LIMITS.rejections) return
    found.rejected.push({ position, line, article: offer.id, reason: 'other-feed' })
  }
  const take = async (offers: readonly PlacedOffer[]) => {
    if (offers.length === 0) return
    const products = await productsOf(db, feed, offers)
    const rows: Insertable<FeedOfferTable>[] = []
    for (const placed of offers) {
      const product = products.get(placed.offer.id)
      const isOffered =
        product?.left_at === null && product.feed_id !== null && product.is_leaving === 0
      if (isOffered && product.feed_id !== feed.id) {
        leaveOut(placed)
        continue
      }
      if (product) found.offered.add(product.id)
      const row = offerRow(placed.offer)
      if (isOffered && product.offer_hash === row.hash) continue
      const { position } = placed
      rows.push({ reading_id: readingId, position, sku_id: product?.id ?? null, ...row })
    }
    if (rows.length > 0) await db.insertInto('feed_offer').values(rows).execute()
    found.staged += rows.length
  }
  return Object.assign(found, { take })
}

/** The account's products with the SKUs of some offers, by SKU. */
export async function productsOf(db: Db, { account_id }: Feed, offers: readonly PlacedOffer[]) {
  const rows = await db
    .selectFrom('sku')
    .select(['id', 'article', 'feed_id', 'left_at', 'offer_hash', isLeaving.as('is_leaving')])
    .where('account_id', '=', account_id)
    .where(
      'article',
      'in',
      offers.map(({ offer }) => offer.id),
    )
    .execute()
  return new Map(rows.map((row) => [row.article, row]))
}

type OfferRow = Omit<Insertable<FeedOfferTable>, 'reading_id' | 'position' | 'sku_id'>

/** An offer as it is staged until it is applied. */
function offerRow(offer: FeedOffer): OfferRow {
  const { id: article, vendorCode: vendor_code, name, brand, link, pictures } = offer
  const content = {
    article,
    name,
    brand,
    price: offer.price ?? 0,
    old_price: offer.oldPrice,
    currency: offer.currency,
    in_stock: offer.isInStock ? 1 : 0,
    link,
    link_key: linkKey(link),
    image_url: pictures[0] ?? '',
    source_image_urls: JSON.stringify(pictures),
    search_text: skuSearchText({ article, vendor_code, name, brand }),
    group_id: offer.groupId,
    vendor_code,
    category: JSON.stringify(offer.category),
  } as const
  return { ...content, hash: hashOf(content) }
}

const hashOf = (content: object) =>
  hash('sha256', JSON.stringify(Object.values(content)), 'base64url').slice(0, 22)

const FIRST_SIZE = 1024

/** Ids of products, eight bytes each: a feed may offer a million. */
interface IdList {
  add(id: number): void
  /** In ascending order; no ids are added after that. */
  sorted(): Float64Array
}

export function idList(): IdList {
  let ids = new Float64Array(FIRST_SIZE)
  let count = 0
  return {
    add(id) {
      if (count === ids.length) {
        const larger = new Float64Array(count * 2)
        larger.set(ids)
        ids = larger
      }
      ids[count] = id
      count += 1
    },
    sorted: () => ids.subarray(0, count).sort(),
  }
}
