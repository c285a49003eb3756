import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { FeedOfferTable } from '../../db/tables/feeds'
import type { FeedOffer } from '../../feeds/feedOffer'
import { linkKey, skuSearchText } from '../../language/searchText'

type OfferRow = Insertable<FeedOfferTable>
interface Place {
  feedId: number
  /** In the file, from 0. */
  position: number
  line: number
}

/** An offer as it is kept until all of its feed are applied. */
export function offerRow(offer: FeedOffer, { feedId, position, line }: Place): OfferRow {
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
  return { feed_id: feedId, position, line, ...content, hash: hashOf(content) }
}

function hashOf(content: object): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.values(content)))
    .digest('base64url')
    .slice(0, 22)
}
