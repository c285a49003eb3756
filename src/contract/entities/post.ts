import * as v from 'valibot'
import { idSchema } from './id'
import { instantSchema } from './instant'
import { LIMITS } from '../limits'
import { mediaItemSchema } from './media'
import { adsMarkerSchema } from './adsMarker'
import { copyrightRequestSchema } from './copyright'
import { reviewSchema } from './review'

export const POST_TYPES = ['post', 'story', 'live', 'review'] as const
export const postTypeSchema = v.picklist(POST_TYPES)
export type PostType = v.InferOutput<typeof postTypeSchema>

/** An album or a segment as a post names it. */
export const idNameSchema = v.object({ id: idSchema, name: v.string() })
export type IdName = v.InferOutput<typeof idNameSchema>

/** The product-side part of a post (product-rules/records.md#post-record). Times are UTC ISO 8601. */
export const vitrinaPostSchema = v.looseObject({
  /** Null before the first save. */
  id: v.nullable(idSchema),
  /** Version that this copy was read at; a save of a stale one gets 409. */
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
  /** Somebody else's post: ask before it is published. */
  needCopyrightRequest: v.boolean(),
  /** Null: the author was given no promo code. */
  promoCodeStatus: v.nullable(v.picklist(['sending', 'sent'])),
  /** Null: permission was not asked for. */
  copyrightRequest: v.nullable(copyrightRequestSchema),
  /** Its text names products that nobody has marked yet; absent when it does not. */
  hasSuggestion: v.optional(v.boolean()),
})
export type VitrinaPost = v.InferOutput<typeof vitrinaPostSchema>

/** The social-network part of a post: as the source gave it. */
export const providerPostSchema = v.looseObject({
  id: v.string(),
  vitrinaPostId: v.nullable(v.number()),
  /** Where it came from: `upload`, `instagram`, `vk`, … */
  provider: v.string(),
  shortcode: v.nullable(v.string()),
  authorUser: v.looseObject({ username: v.string(), profileLink: v.nullable(v.string()) }),
  likeCount: v.number(),
  commentCount: v.number(),
  text: v.string(),
  createdAt: v.string(),
  /** How long ago that was when the back office responded, in the person's language; a save may leave it out. */
  createdAtAgo: v.optional(v.string(), ''),
  postLink: v.nullable(v.string()),
  postType: postTypeSchema,
  isDeleted: v.boolean(),
  isUgc: v.boolean(),
})
export type ProviderPost = v.InferOutput<typeof providerPostSchema>

/** A post as it travels both ways. Loose, because a save sends back what it was given. */
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
