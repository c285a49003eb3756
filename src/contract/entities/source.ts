import * as v from 'valibot'
import { sourceReadingSchema } from './sourceReading'

/** Where posts come from. `upload`, `link` and `customer` every account has; the others come with an integration. */
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

/** Whether its new posts may be published without a person: those of others never are. */
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
  /** Last time that it was read; null for what nobody reads. */
  syncedAt: v.nullable(v.string()),
  postCount: v.number(),
  /** Null for what nobody reads. */
  reading: v.nullable(sourceReadingSchema),
  /** How many of its latest posts the first reading took, when there are older ones; null when there are none. */
  firstPosts: v.nullable(v.number()),
  /** What of it is not in the library. */
  leftOut: v.object({
    /** How many posts altogether, by `LeftOutReason`. */
    counts: v.record(v.string(), v.number()),
    /** The newest of them; what is not known of one is null. */
    latest: v.array(
      v.object({
        reason: v.string(),
        link: v.nullable(v.string()),
        publishedAt: v.nullable(v.string()),
      }),
    ),
  }),
  /** Pictures of its newest posts, the newest first. */
  latest: v.array(v.object({ postId: v.number(), thumbnailUrl: v.string() })),
})
export type Source = v.InferOutput<typeof sourceSchema>

/**
 * A source as the user data names it (product-rules/records.md#user-data): `langKey` is the id of its name's text,
 * `langParam` a value in it.
 */
export const dataSourceSchema = v.object({
  name: v.string(),
  langKey: v.nullable(
    v.picklist(['source.added_by_link', 'source.customer_content', 'source.mention']),
  ),
  langParam: v.nullable(v.string()),
})
export type DataSource = v.InferOutput<typeof dataSourceSchema>
