import * as v from 'valibot'

/** A channel that stands at a link, before it is connected. */
export const foundChannelSchema = v.object({
  type: v.picklist(['youtube', 'rss']),
  title: v.string(),
  /** By which it is connected. */
  link: v.string(),
  /** How many of its posts have a picture, so that they would come. */
  pictured: v.number(),
  /** How many posts the feed has now. */
  total: v.number(),
  /** The newest ones; at most `CHANNEL_LIMITS.sample`. */
  newest: v.array(
    v.object({
      title: v.string(),
      publishedAt: v.nullable(v.string()),
      hasPicture: v.boolean(),
    }),
  ),
})
export type FoundChannel = v.InferOutput<typeof foundChannelSchema>
