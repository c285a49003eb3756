import { ARTICLE_LENGTH, LINK_LENGTH } from './widgets/embed'

const MB = 1024 * 1024

/** What a catalogue feed may hold; apart from `LIMITS`, which every page of the cabinet loads. */
export const FEED_LIMITS = {
  /** Feeds of one account. */
  feeds: 5,
  /** Offers that are shown for the review of a new feed. */
  sample: 10,
  /** Rejected offers that are kept with their lines; all are counted. */
  rejections: 10_000,
  /** Bytes after unpacking. */
  bytes: 2048 * MB,
  /** A packed feed that grows beyond `bytes` and `ratio` times what arrived is no catalogue. */
  unpacked: { bytes: 50 * MB, ratio: 200 },
  /** Characters of one offer, one row, one tag. */
  element: 4 * MB,
  /** Elements within each other. */
  depth: 32,
  /** Categories of one feed: the only thing besides ids that is kept while it is read. */
  categories: 100_000,
  /** Categories above each other. */
  categoryDepth: 10,
  categoryName: 200,
  /** What a product is known by: its id in the feed. */
  id: ARTICLE_LENGTH,
  name: 500,
  link: LINK_LENGTH,
  brand: 200,
  vendorCode: 100,
  pictures: 10,
  /** Hundredths. */
  price: 1_000_000_000_000,
} as const
