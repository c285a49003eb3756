import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { feedLinkProblem, normalizeLink } from '@/contract/text/links'

/**
 * `processing`: it is being read, or about to be. `review`: its first offers wait for approval. `held`: it has lost most of its offers and waits for
 * approval. `failed`: it could not be read and is retried (product-rules/sources.md#feed).
 */
export const feedStatusSchema = v.picklist(['processing', 'review', 'held', 'working', 'failed'])
export type FeedStatus = v.InferOutput<typeof feedStatusSchema>

/** The part of a catalogue feed in all members' user data. */
export const feedSchema = v.object({
  link: v.string(),
  status: feedStatusSchema,
  submittedAt: v.string(),
  /** When a reading was last applied, or found the feed unchanged; null before the first time. */
  readAt: v.nullable(v.string()),
  /** The number of products that it offers now. */
  productCount: v.number(),
})
export type Feed = v.InferOutput<typeof feedSchema>

/** An offer of a feed that waits for its review. Money in hundredths of `currency`. */
export const feedOfferSchema = v.object({
  article: v.string(),
  /** The vendor's number. */
  vendorCode: v.optional(v.string(), ''),
  name: v.string(),
  brand: v.string(),
  /** Null when the feed has none. */
  price: v.nullable(v.number()),
  oldPrice: v.nullable(v.number()),
  currency: v.string(),
  inStock: v.boolean(),
  link: v.string(),
  /** Empty without a picture. */
  imageUrl: v.string(),
  /** Names from the root to the leaf. */
  category: v.array(v.string()),
})
export type FeedOffer = v.InferOutput<typeof feedOfferSchema>

/** Why an offer is left out (product-rules/feeds.md#left-out); `other-feed`: its SKU belongs to another feed. */
export const REJECTION_REASONS = [
  'no-id',
  'no-name',
  'no-link',
  'wrong-link',
  'repeated-id',
  'too-long',
  /** A row with more cells than the header has columns: a quote or a separator is misplaced. */
  'extra-cells',
  'other-feed',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

export const rejectedOfferSchema = v.object({
  /** The line of the file, from 1. */
  line: v.number(),
  /** The offer's own id, shortened for display; null without one. */
  article: v.nullable(v.string()),
  reason: v.picklist(REJECTION_REASONS),
})
export type RejectedOffer = v.InferOutput<typeof rejectedOfferSchema>

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** States in which a feed waits for approval. */
export const ACCEPTED_STATUSES = ['review', 'held'] as const
/** Whether a feed in this state waits for approval. */
export const isForPerson = (status: FeedStatus): status is (typeof ACCEPTED_STATUSES)[number] =>
  (ACCEPTED_STATUSES as readonly FeedStatus[]).includes(status)

/** The number of a feed's products that would be lost, and their total. */
export const feedLossSchema = v.object({ gone: countSchema, total: countSchema })
export type FeedLoss = v.InferOutput<typeof feedLossSchema>

/** A catalogue feed for users who manage connections. */
export const catalogueFeedSchema = v.object({
  ...feedSchema.entries,
  id: v.number(),
  /** When it is read next; null while it is read, and while a new one waits for its review. */
  nextReadAt: v.nullable(v.string()),
  /**
   * The number of offers that the running reading has processed; the total is null until they are
   * applied in batches. Null without a running reading.
   */
  progress: v.nullable(v.object({ done: v.number(), total: v.nullable(v.number()) })),
  /** The counts of the last reading. */
  offerCount: v.number(),
  rejectedCount: v.number(),
  /** The changes of the last reading in the catalogue; null before the first. */
  changes: v.nullable(
    v.object({
      created: v.number(),
      changed: v.number(),
      unchanged: v.number(),
      gone: v.number(),
    }),
  ),
  /** The first offers, while the feed waits for its review. */
  sample: v.array(feedOfferSchema),
  /**
   * The loss of products: while the feed is held, and while a link that replaces another waits for
   * its review.
   */
  loss: v.nullable(feedLossSchema),
  /** Why it could not be read and how to fix it, in the caller's language. */
  problem: v.nullable(v.string()),
})
export type CatalogueFeed = v.InferOutput<typeof catalogueFeedSchema>

export const feedLinkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(LIMITS.link, 'too-long'),
  v.transform(normalizeLink),
  v.check((link) => feedLinkProblem(link) !== 'wrong-link', 'wrong-link'),
  v.check((link) => feedLinkProblem(link) !== 'not-web-link', 'not-web-link'),
  v.check((link) => feedLinkProblem(link) !== 'link-with-password', 'link-with-password'),
)

/** A pasted link, in full or without its scheme. */
export const publicLinkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('empty-field'),
  feedLinkSchema,
)
