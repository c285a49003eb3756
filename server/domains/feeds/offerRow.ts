import { hash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { FeedOfferTable } from '../../db/tables/feeds'
import type { FeedOffer } from '../../feeds/feedOffer'
import { linkKey, skuSearchText } from '../../language/searchText'

type OfferRow = Omit<Insertable<FeedOfferTable>, 'reading_id' | 'position' | 'sku_id'>

/** An offer as it is staged until it is applied. */
export function offerRow(offer: FeedOffer): OfferRow {
  const { id: article, name, brand, link, pictures } = offer
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
    search_text: skuSearchText({ article, name, brand }),
    group_id: offer.groupId,
    vendor_code: offer.vendorCode,
    category: JSON.stringify(offer.category),
  } as const
  return { ...content, hash: hashOf(content) }
}

const hashOf = (content: object) =>
  hash('sha256', JSON.stringify(Object.values(content)), 'base64url').slice(0, 22)
