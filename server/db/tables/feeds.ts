import type { Generated, Insertable } from 'kysely'
import type { RejectionReason } from '@/contract/entities/feed'
import type { Flag, Json, Time } from './columns'
import type { SkuTable } from './catalogue'

/** A catalogue feed by link. Whether it is being read or has failed is told by its job. */
export interface CatalogueFeedTable {
  id: Generated<number>
  account_id: number
  /** One feed a link; of one that is disconnected its id, so that the link may be connected again. */
  link: string
  /** `review` and `held` wait for a person; a `disconnected` one goes once all its products have left. */
  status: 'review' | 'held' | 'working' | 'disconnected'
  /** A person has said that `loss`, as it was shown to them, is right; until the next reading that comes to its end. */
  is_loss_accepted: Generated<Flag>
  submitted_at: Time
  /** When its products were last brought up to date; null before the first time. */
  read_at: Time | null
  /** Of the last reading that was applied; empty without one. */
  etag: Generated<string>
  last_modified: Generated<string>
  /** Of the last reading. */
  offer_count: Generated<number>
  rejected_count: Generated<number>
  /** `FeedOffer[]` of the contract, while it waits for its review. */
  sample: Generated<Json>
  /** `FeedLoss` of the contract, while it is held and while that is accepted. */
  loss: Json | null
  /** `CatalogueFeed['changes']` of the last reading that was applied. */
  changes: Json | null
  /** Raised when the link is replaced: what was read of the earlier one is not applied. */
  revision: Generated<number>
}

/** What a product of a feed and its offer have in common. */
type OfferColumns = Omit<
  Insertable<SkuTable>,
  'id' | 'account_id' | 'created_at' | 'feed_id' | 'offer_hash' | 'left_at'
>

/** A reading under way. */
export interface FeedReadingTable {
  id: Generated<number>
  /** Null: the feed was disconnected meanwhile. */
  feed_id: number | null
  /** Products that it has created, changed and let go so far. */
  created: Generated<number>
  changed: Generated<number>
  gone: Generated<number>
}

/** An offer that a reading under way has found new or changed, before it is applied. */
export interface FeedOfferTable extends OfferColumns {
  reading_id: number
  /** In the file, from 0. */
  position: number
  /** The product as it was found; null: there was none. */
  sku_id: number | null
  old_price: number | null
  group_id: string | null
  source_image_urls: Json
  vendor_code: string
  category: Json
  /** Of all that a product takes from it: an offer with the hash of its product has nothing new. */
  hash: string
}

/** Offers that the last reading left out. */
export interface FeedRejectionTable {
  feed_id: number
  position: number
  line: number
  article: string | null
  reason: RejectionReason
}
