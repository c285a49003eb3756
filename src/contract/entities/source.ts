import * as v from 'valibot'
import { sourceReadingSchema } from './sourceReading'

/** Origins of posts. Every account has `upload`, `link` and `customer`; the others belong to an integration. */
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

/** Whether its new posts may be published automatically: mentions never are. */
export const mayPublishAtOnce = (type: SourceType): boolean => type !== 'mention'

export const AUTO_MARKUP_MODES = ['off', 'suggest', 'mark'] as const
export const autoMarkupModeSchema = v.picklist(AUTO_MARKUP_MODES)

export const sourceSchema = v.object({
  id: v.number(),
  type: sourceTypeSchema,
  /** The profile or group; empty for the account's own sources. */
  name: v.string(),
  isAutoPublication: v.boolean(),
  autoMarkupMode: autoMarkupModeSchema,
  /** When it was last read; null for a source that is never read. */
  syncedAt: v.nullable(v.string()),
  postCount: v.number(),
  /** Null for a source that is never read. */
  reading: v.nullable(sourceReadingSchema),
  /** The number of its latest posts that the first reading imported, when there are older ones; otherwise null. */
  firstPosts: v.nullable(v.number()),
  /** Its posts that are not in the library. */
  leftOut: v.object({
    /** The total number of posts, by `LeftOutReason`. */
    counts: v.record(v.string(), v.number()),
    /** The newest of them; unknown fields are null. */
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
