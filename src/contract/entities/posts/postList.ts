import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { sortTypeSchema } from './album'
import { idSchema, instantSchema, nameSchema } from '@/contract/entities/fields'
import { postInfoSchema } from './post'

const time = v.optional(instantSchema)

const ids = v.optional(v.pipe(v.array(idSchema), v.maxLength(LIMITS.postAlbums)))
const yesOrNo = v.optional(v.boolean())

/**
 * Codes of ISO 639-1. A caption has none when it is too short for its language to be detected, or
 * is in a language that is not listed.
 */
export const CAPTION_LANGUAGES = [
  'ru',
  'en',
  'be',
  'uk',
  'kk',
  'hy',
  'ka',
  'tr',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'zh',
  'ja',
  'ko',
  'ar',
  'he',
] as const
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number]

/** What a post has among its slides; one with both matches both. */
export const MEDIA_KINDS = ['photo', 'video'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/**
 * Whether shoppers see a post in a widget, and for one that they do not see, why (`matchesUsage`). `unused` is for any of
 * the reasons that follow it, of which each post has one.
 */
export const POST_USAGES = ['used', 'unused', 'draft', 'no-media', 'no-album', 'no-widget'] as const
export type PostUsage = (typeof POST_USAGES)[number]

/** The filter of a list (product-rules/records.md#post-list). An unknown field is refused: ignoring it would return the whole library. */
export const postFilterSchema = v.strictObject({
  albumList: ids,
  segmentList: ids,
  /** Only posts outside of this album. */
  notInAlbum: v.optional(idSchema),
  hasProduct: yesOrNo,
  /** Only posts on which this product is marked. */
  skuId: v.optional(idSchema),
  /** Whether the text of a post names products that are not marked yet. */
  hasSuggestion: yesOrNo,
  /** Whether a product is marked that is out of stock or has left the catalogue. */
  hasUnavailableProduct: yesOrNo,
  /** Whether another post has a near-duplicate of one of its pictures. */
  hasNearDuplicate: yesOrNo,
  /** Only this post and those with near-duplicates of its pictures. */
  nearDuplicatesOf: v.optional(idSchema),
  isPublished: yesOrNo,
  isUgc: yesOrNo,
  mediaKind: v.optional(v.picklist(MEDIA_KINDS)),
  /** Whether shoppers see the post in a widget, or why they do not. */
  usage: v.optional(v.picklist(POST_USAGES)),
  /**
   * When the post was created at its source; `Since` is inclusive, `Till` exclusive, as everywhere.
   */
  providerCreatedSince: time,
  providerCreatedTill: time,
  /** When it was added to the library. */
  vitrinaCreatedSince: time,
  vitrinaCreatedTill: time,
  publishedSince: time,
  publishedTill: time,
  isCopyrightRequestSent: yesOrNo,
  isCopyrightRequestSatisfied: yesOrNo,
  /** Whether the author received a promo code. */
  isCopyrightRequestAwarded: yesOrNo,
  isCopyrightRequestFailed: yesOrNo,
  /** The language of the caption, if it was detected. */
  captionLang: v.optional(v.picklist(CAPTION_LANGUAGES)),
  /** The author's name at the source. */
  authorId: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.typedText))),
  postId: v.optional(idSchema),
})
export type PostFilter = v.InferOutput<typeof postFilterSchema>

/** The request of a list (product-rules/records.md#post-list). */
export const postListRequestSchema = v.object({
  useAllDataSources: v.optional(v.boolean(), true),
  dataSourceList: v.optional(v.pipe(v.array(v.string()), v.maxLength(LIMITS.postAlbums)), []),
  query: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  filter: v.optional(postFilterSchema, {}),
  order: v.optional(v.object({ field: sortTypeSchema, asc: v.boolean() }), {
    field: 'providerCreatedAt',
    asc: false,
  }),
  paging: v.optional(v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1)) }), {
    page: 1,
  }),
})
export type PostListRequest = v.InferOutput<typeof postListRequestSchema>

export const pagingSchema = v.object({
  page: v.number(),
  pageCount: v.number(),
  /** All matching records, not only this page's. */
  total: v.number(),
})
export type Paging = v.InferOutput<typeof pagingSchema>

export const postPageSchema = v.object({
  postInfoList: v.array(postInfoSchema),
  paging: pagingSchema,
  morePostsExpected: v.boolean(),
})
export type PostPage = v.InferOutput<typeof postPageSchema>

const emptyPageSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((): PostPage => ({
    postInfoList: [],
    paging: { page: 1, pageCount: 0, total: 0 },
    morePostsExpected: false,
  })),
)

/** The response of `search/post`: a page, or an array, which is an empty list (product-rules/records.md#post-list). */
export const postPageResponseSchema: v.GenericSchema<unknown, PostPage> = v.lazy((response) =>
  Array.isArray(response) ? emptyPageSchema : postPageSchema,
)

export const savedViewNameSchema = nameSchema(LIMITS.savedViewName)

/** A person's saved filter of the library. */
export const savedViewSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The query part of the library's address, without the question mark. */
  search: v.string(),
})
export type SavedView = v.InferOutput<typeof savedViewSchema>
