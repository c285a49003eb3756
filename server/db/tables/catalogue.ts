import type { Generated } from 'kysely'
import type { Flag, Json, Time } from './columns'

export interface AlbumTable {
  id: Generated<number>
  account_id: number
  revision: Generated<number>
  name: string
  is_story: Generated<Flag>
  sort_type: 'manualSortingPosition' | 'providerCreatedAt' | 'publishedAt' | 'likeCount'
  sort_direction: 'asc' | 'desc'
  /** `string[]` */
  sources: Generated<Json>
  use_all_data_sources: Generated<Flag>
  /** The default album of new posts. */
  is_default: Generated<Flag>
  /** The uploaded cover's file and its WebP sizes; both null without one. */
  cover_blob: string | null
  cover_variants: Json | null
  created_at: Time
}

export interface SegmentTable {
  id: Generated<number>
  account_id: number
  name: string
  /** Unique in the account. */
  code: string
  id_at_provider: string | null
  created_at: Time
}

export interface AlbumPostTable {
  album_id: number
  post_id: number
  /** Position in the manual order, ascending; new posts are inserted first, with smaller (also negative) ones. */
  position: number
}

/** A catalogue product. Money in hundredths of `currency`. */
export interface SkuTable {
  id: Generated<number>
  account_id: number
  /** Unique in the account. */
  article: string
  name: string
  brand: string
  price: number
  old_price: number | null
  currency: string
  in_stock: Flag
  /** The product's page in the shop, absolute. */
  link: string
  /** `linkKey(link)` of `server/language/searchText.ts`: matches a pasted link. */
  link_key: string
  /** Absolute, or `/media/{name}` for a picture that the back office stores. */
  image_url: string
  /** `string[]`, as `image_url`. */
  source_image_urls: Generated<Json>
  /** `skuSearchText` of `server/language/searchText.ts`. */
  search_text: string
  /** Shared by the variants of one product; null without one. */
  group_id: string | null
  /** Manufacturer's code; empty without one. */
  vendor_code: Generated<string>
  /** `string[]`, from the root to the leaf. */
  category: Generated<Json>
  /**
   * The feed that offers it, or offered it last; null without one, and once that feed is deleted.
   */
  feed_id: number | null
  /** `hash` of the offer that was last applied. */
  offer_hash: string | null
  /**
   * When its feed stopped offering it or was disconnected; null while it is offered, and for a
   * product that never had a feed.
   */
  left_at: Time | null
  /** When it was indexed; null while it is new or changed and not indexed yet. */
  indexed_at: Time | null
  /** The last checked `image_url`, the time, and whether it could not be loaded; null before the first check. */
  picture_url: string | null
  picture_checked_at: Time | null
  picture_failed: Generated<Flag>
  created_at: Time
}

/** Substitutes of a product, in order from 0. */
export interface SkuSubstituteTable {
  sku_id: number
  substitute_id: number
  position: number
}

/** A photo of a product that the team uploaded; its address is in `sku.source_image_urls`. */
export interface SkuMediaTable {
  id: Generated<number>
  sku_id: number
  blob: string
  /** `Variant[]` as in `media`. */
  variants: Json
  /** It comes before the feed's pictures; at most one of a product. */
  is_first: Generated<Flag>
  created_at: Time
}

/** The stem of words in an account's catalogue: `stemOf` of `server/language/words/stem.ts`. */
export interface SearchStemTable {
  id: Generated<number>
  account_id: number
  stem: string
  /** The number of its products; recounted with each indexing, so that it may be slightly outdated. */
  product_count: Generated<number>
}

/** A word as products spell it; a typed word is a prefix of it. */
export interface SearchFormTable {
  account_id: number
  form: string
  stem_id: number
}

/** One of the `typoKeys` of a stem. */
export interface SearchTypoTable {
  account_id: number
  key: string
  stem_id: number
}

/** A stem of a product; a larger weight identifies the product better. */
export interface SearchPostingTable {
  sku_id: number
  stem_id: number
  weight: number
}

/** One of the `articleKeys` of a product. */
export interface SearchArticleTable {
  account_id: number
  key: string
  sku_id: number
  /** 0: the whole SKU; 1: a code of the manufacturer or of a group; 2: a part of one of them. */
  rank: number
}
