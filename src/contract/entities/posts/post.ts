import * as v from 'valibot'
import { idSchema, instantSchema } from '@/contract/entities/fields'
import { LIMITS } from '@/contract/limits'
import { copyrightRequestSchema } from './copyright'
import { mediaItemSchema } from './media'
import { reviewSchema } from './review'

const line = v.pipe(v.string(), v.maxLength(LIMITS.adsLine))
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))

/** The default colours of a label. */
export const ADS_COLORS = { color: '#211f1d', backgroundColor: '#ffffff' } as const

/** The advertising label of a post. */
export const adsMarkerSchema = v.looseObject({
  id: v.number(),
  isEnabled: v.boolean(),
  info: v.object({
    erid: line,
    advertiser: line,
    inn: line,
    note: v.pipe(v.string(), v.maxLength(LIMITS.adsNote)),
  }),
  customization: v.object({ color, backgroundColor: color }),
})
export type AdsMarker = v.InferOutput<typeof adsMarkerSchema>

export const POST_TYPES = ['post', 'story', 'live', 'review'] as const
export const postTypeSchema = v.picklist(POST_TYPES)
export type PostType = v.InferOutput<typeof postTypeSchema>

/** An album or a segment in a post. */
export const idNameSchema = v.object({ id: idSchema, name: v.string() })
export type IdName = v.InferOutput<typeof idNameSchema>

/** The shop's own part of a post (product-rules/records.md#post-record). Times are UTC ISO 8601. */
export const vitrinaPostSchema = v.looseObject({
  /** Null before the first save. */
  id: v.nullable(idSchema),
  /** The revision of this copy; a save of a stale one gets 409. */
  revision: v.number(),
  albumList: v.pipe(v.array(idNameSchema), v.maxLength(LIMITS.postAlbums)),
  enableRefreshButton: v.boolean(),
  hiddenCarouselPositions: v.array(v.number()),
  isPublished: v.boolean(),
  showMarkers: v.boolean(),
  showText: v.boolean(),
  text: v.pipe(v.string(), v.maxLength(LIMITS.postText)),
  isEnabledScheduler: v.boolean(),
  publishTime: v.nullable(instantSchema),
  unpublishTime: v.nullable(instantSchema),
  createdAt: v.nullable(v.string()),
  publishedAt: v.nullable(v.string()),
  /** Another person's post: permission is needed before it is published. */
  needCopyrightRequest: v.boolean(),
  /** Null without a promo code for the author. */
  promoCodeStatus: v.nullable(v.picklist(['sending', 'sent'])),
  /** Null when permission was not requested. */
  copyrightRequest: v.nullable(copyrightRequestSchema),
  /** Whether the post's text names products that are not marked yet; absent when it does not. */
  hasSuggestion: v.optional(v.boolean()),
  /** Other posts with near-duplicates of its pictures; only in a list, and absent when there is none. */
  nearDuplicateCount: v.optional(v.number()),
  /** Id of the slide that is alike; only in the list of a post's near-duplicates. */
  nearDuplicateMediaId: v.optional(v.number()),
})
export type VitrinaPost = v.InferOutput<typeof vitrinaPostSchema>

/** The social-network part of a post, from the source. */
export const providerPostSchema = v.looseObject({
  id: v.string(),
  vitrinaPostId: v.nullable(v.number()),
  /** Its origin: `upload`, `instagram`, `vk`, … */
  provider: v.string(),
  shortcode: v.nullable(v.string()),
  authorUser: v.looseObject({ username: v.string(), profileLink: v.nullable(v.string()) }),
  likeCount: v.number(),
  commentCount: v.number(),
  text: v.string(),
  createdAt: v.string(),
  /**
   * How long before the response the post was created, in the user's language; optional in a save.
   */
  createdAtAgo: v.optional(v.string(), ''),
  postLink: v.nullable(v.string()),
  postType: postTypeSchema,
  isDeleted: v.boolean(),
  isUgc: v.boolean(),
})
export type ProviderPost = v.InferOutput<typeof providerPostSchema>

/** A post in both directions. Loose, because a save returns unknown fields. */
export const postInfoSchema = v.looseObject({
  vitrinaPost: vitrinaPostSchema,
  providerPost: providerPostSchema,
  media: v.pipe(v.array(mediaItemSchema), v.maxLength(LIMITS.filesPerPost)),
  segments: v.pipe(v.array(idNameSchema), v.maxLength(LIMITS.postSegments)),
  adsMarker: v.nullable(adsMarkerSchema),
  /** Null for everything but a marketplace review. */
  review: v.nullable(reviewSchema),
})
export type PostInfo = v.InferOutput<typeof postInfoSchema>

/** The response to a change of one post: the changed post. */
export const postResponse = v.object({ postInfo: postInfoSchema })
