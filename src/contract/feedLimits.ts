import { ARTICLE_LENGTH, LINK_LENGTH } from './widgets/embed'

const MB = 1024 * 1024

/** Limits of a catalogue feed; separate from `LIMITS`, which every page of the cabinet loads. */
export const FEED_LIMITS = {
  /** Feeds of one account. */
  feeds: 5,
  /** Offers shown for the review of a new feed. */
  sample: 10,
  /** Rejected offers stored with their lines; all are counted. */
  rejections: 10_000,
  /** Bytes after decompression. */
  bytes: 2048 * MB,
  /**
   * A compressed feed is refused when its content exceeds both `bytes` and `ratio` times the
   * compressed size.
   */
  unpacked: { bytes: 50 * MB, ratio: 200 },
  /** Characters of one offer, one row, one tag. */
  element: 4 * MB,
  /** The depth of elements. */
  depth: 32,
  /** Categories of one feed: the only data besides ids that are kept in memory. */
  categories: 100_000,
  /** The depth of categories. */
  categoryDepth: 10,
  categoryName: 200,
  /** The identifier of a product: its id in the feed. */
  id: ARTICLE_LENGTH,
  name: 500,
  link: LINK_LENGTH,
  brand: 200,
  vendorCode: 100,
  pictures: 10,
  /** Hundredths. */
  price: 1_000_000_000_000,
} as const

/** Limits of channels connected by a link; separate from `LIMITS`, which every page of the cabinet loads. */
export const CHANNEL_LIMITS = {
  /** Channels of one account. */
  channels: 10,
  /** Telegram bots of one account; each reads one channel. */
  bots: 5,
  /** Instagram profiles of one account. */
  profiles: 5,
  /** Newest posts shown before a channel is connected. */
  sample: 5,
  /** Characters of a title. */
  line: 200,
} as const
