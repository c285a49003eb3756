import type { RejectionReason as AnyRejectionReason } from '@/contract/entities/catalogue/feed'

/** A product in a feed. Money in kopecks (hundredths). */
export interface FeedOffer {
  /** The feed's own id of the offer, which identifies a product in the account (`sku.article`). */
  id: string
  groupId: string | null
  name: string
  brand: string
  /** Manufacturer's code, empty when the feed has none. */
  vendorCode: string
  /** Null without a price, also when the feed has 0. */
  price: number | null
  /** Higher than the price, or null. */
  oldPrice: number | null
  /** ISO 4217 in lower case, as `CURRENCY` of the contract. */
  currency: string
  isInStock: boolean
  /** Absolute http(s) address of the product's page. */
  link: string
  /** Absolute http(s) addresses, the first is the main one. */
  pictures: string[]
  /** Names from the root to the leaf. */
  category: string[]
}

/** Why an offer is left out while its feed is read. */
export type RejectionReason = Exclude<AnyRejectionReason, 'other-feed'>

export interface RejectedOffer {
  kind: 'rejected'
  line: number
  /** The offer's id, shortened for display; null without one. */
  id: string | null
  reason: RejectionReason
}

export type FeedEntry = { kind: 'offer'; line: number; offer: FeedOffer } | RejectedOffer

export type FeedFormat = 'yml' | 'google' | 'csv'

/** Summary of a fully read feed. */
export interface FeedFacts {
  format: FeedFormat
  /** The name in `TextDecoder`. */
  encoding: string
  isGzip: boolean
  /** Bytes as received, and decompressed. */
  bytes: number
  unpackedBytes: number
  offers: number
  rejected: number
  /** `&` that should have been `&amp;`. */
  mendedAmpersands: number
  /** Control characters and references to them, which XML forbids; read as spaces. */
  mendedCharacters: number
  /** Names that arrived unreadable: `�` or `????` for letters. */
  garbledNames: number
  /** For a table: its columns in the file's order, with their fields. */
  columns: FeedColumn[]
}

export interface FeedColumn {
  header: string
  /** Null when the column is not used. */
  field: string | null
}
