import type { Generated, Insertable } from 'kysely'
import type { RejectionReason } from '@/contract/entities/catalogue/feed'
import type { Flag, Json, Time } from './columns'
import type { SkuTable } from './catalogue'

/** A catalogue feed by link. Its job has the state and failure of its reading. */
export interface CatalogueFeedTable {
  id: Generated<number>
  account_id: number
  /** Unique link of a feed; the id of a disconnected one, so that the link may be connected again. */
  link: string
  /** `review` and `held` wait for approval; a `disconnected` feed is deleted once all its products have left. */
  status: 'review' | 'held' | 'working' | 'disconnected'
  /** A user has approved `loss` as it was shown; valid until the next complete reading. */
  is_loss_accepted: Generated<Flag>
  submitted_at: Time
  /** When a reading was last applied, or found the feed unchanged; null before the first time. */
  read_at: Time | null
  /** The validators of the last applied reading; empty without one. */
  etag: Generated<string>
  last_modified: Generated<string>
  /** The counts of the last reading. */
  offer_count: Generated<number>
  rejected_count: Generated<number>
  /** `FeedOffer[]` of the contract, while it waits for its review. */
  sample: Generated<Json>
  /** `FeedLoss` of the contract, while the feed is held and while the approval is valid. */
  loss: Json | null
  /** `CatalogueFeed['changes']` of the last applied reading. */
  changes: Json | null
  /** Raised when the link is replaced: a reading of the earlier link is not applied. */
  revision: Generated<number>
}

/** The common columns of a product and its offer. */
type OfferColumns = Omit<
  Insertable<SkuTable>,
  'id' | 'account_id' | 'created_at' | 'feed_id' | 'offer_hash' | 'left_at'
>

/** A running reading. */
export interface FeedReadingTable {
  id: Generated<number>
  /** Null when the feed was disconnected and deleted meanwhile. */
  feed_id: number | null
  /** Products created, changed and removed so far. */
  created: Generated<number>
  changed: Generated<number>
  gone: Generated<number>
}

/** A new or changed offer of a running reading, before it is applied. */
export interface FeedOfferTable extends OfferColumns {
  reading_id: number
  /** The position in the file, from 0. */
  position: number
  /** The existing product; null for a new one. */
  sku_id: number | null
  old_price: number | null
  group_id: string | null
  source_image_urls: Json
  vendor_code: string
  category: Json
  /**
   * The hash of all columns that a product copies from its offer: an offer with the hash of its
   * product is unchanged.
   */
  hash: string
}

/** Offers left out by the last reading. */
export interface FeedRejectionTable {
  feed_id: number
  position: number
  line: number
  article: string | null
  reason: RejectionReason
}
