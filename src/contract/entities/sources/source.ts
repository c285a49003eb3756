import * as v from 'valibot'
import { idNameSchema } from '@/contract/entities/posts/post'

/** Why a post of a network is not in the library (product-rules/sources.md#left-out). */
export const LEFT_OUT_REASONS = [
  'no-picture',
  'advertising',
  'repost',
  'paid',
  'not-published',
  'media-gone',
  'media-refused',
  /** A post in an unknown shape. */
  'unknown',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Why a source could not be read, in the caller's language, and the action that helps: reconnect it, read it again, or change the account's tariff. */
export const readingProblemSchema = v.object({
  text: v.string(),
  action: v.picklist(['connect', 'read', 'tariff']),
})
export type ReadingProblem = v.InferOutput<typeof readingProblemSchema>

/**
 * The state of a reading. `waiting`: a group must be chosen, or the channel found, first.
 * `reading`: it runs, or is about to. `stopped`: a user must act. `failed`: it is retried.
 */
export const sourceReadingSchema = v.object({
  state: v.picklist(['waiting', 'reading', 'working', 'stopped', 'failed']),
  /** When it is read next; null while it is read, and when nothing is planned. */
  nextReadAt: v.nullable(v.string()),
  /** The progress of the running reading in posts, with a total if known; null without one. */
  progress: v.nullable(v.object({ done: v.number(), total: v.nullable(v.number()) })),
  problem: v.nullable(readingProblemSchema),
  /** The result of the last successful reading; null before the first. */
  result: v.nullable(
    v.object({
      created: v.number(),
      changed: v.number(),
      /** Posts whose pictures could not be copied yet. */
      waiting: v.number(),
      leftOut: v.record(v.string(), v.number()),
    }),
  ),
})
export type SourceReading = v.InferOutput<typeof sourceReadingSchema>

/**
 * Origins of posts. Every account has `upload`, `link` and `customer`; `mention` is created with
 * the first mention; the others belong to an integration.
 */
export const SOURCE_TYPES = [
  'upload',
  'link',
  'customer',
  'mention',
  'vk',
  'instagram',
  'youtube',
  'rss',
  'telegram',
] as const
export const sourceTypeSchema = v.picklist(SOURCE_TYPES)
export type SourceType = v.InferOutput<typeof sourceTypeSchema>

/**
 * Whether new posts of a source of this type may be published automatically; mentions never are.
 */
export const mayPublishAtOnce = (type: SourceType): boolean => type !== 'mention'

export const AUTO_MARKUP_MODES = ['off', 'suggest', 'mark'] as const
export const autoMarkupModeSchema = v.picklist(AUTO_MARKUP_MODES)

export const sourceSchema = v.object({
  id: v.number(),
  type: sourceTypeSchema,
  /**
   * The profile, group, channel or feed; the account's name for `mention`; empty for its own
   * sources.
   */
  name: v.string(),
  /** The albums of its new posts; without any, auto-publication uses the default album. */
  albums: v.array(idNameSchema),
  isAutoPublication: v.boolean(),
  autoMarkupMode: autoMarkupModeSchema,
  /** When it was last read; null before, and for a source that is never read. */
  syncedAt: v.nullable(v.string()),
  postCount: v.number(),
  /** Null for a source that is never read. */
  reading: v.nullable(sourceReadingSchema),
  /**
   * The number of posts that the first reading imported, when the source also has older ones;
   * otherwise null.
   */
  firstPosts: v.nullable(v.number()),
  /** Its posts that are not in the library. */
  leftOut: v.object({
    /** The total number of posts, by `LeftOutReason`. */
    counts: v.record(v.string(), v.number()),
    /** The newest of these posts; unknown fields are null. */
    latest: v.array(
      v.object({
        reason: v.string(),
        link: v.nullable(v.string()),
        publishedAt: v.nullable(v.string()),
      }),
    ),
  }),
  /** Pictures of its newest posts, newest first. */
  latest: v.array(v.object({ postId: v.number(), thumbnailUrl: v.string() })),
})
export type Source = v.InferOutput<typeof sourceSchema>

/** A source in the user data (product-rules/records.md#user-data): `langKey` is the message id of its name, `langParam` a value in it. */
export const dataSourceSchema = v.object({
  name: v.string(),
  langKey: v.nullable(
    v.picklist(['source.added_by_link', 'source.customer_content', 'source.mention']),
  ),
  langParam: v.nullable(v.string()),
})
export type DataSource = v.InferOutput<typeof dataSourceSchema>
