import * as v from 'valibot'

/** The channel at a link, before it is connected. */
export const foundChannelSchema = v.object({
  type: v.picklist(['youtube', 'rss']),
  title: v.string(),
  /** The link that connects it. */
  link: v.string(),
  /** The number of its posts with a picture, which would be imported. */
  pictured: v.number(),
  /** The number of posts in the feed. */
  total: v.number(),
  /** The newest posts; at most `CHANNEL_LIMITS.sample`. */
  newest: v.array(
    v.object({
      title: v.string(),
      publishedAt: v.nullable(v.string()),
      hasPicture: v.boolean(),
    }),
  ),
})
export type FoundChannel = v.InferOutput<typeof foundChannelSchema>
