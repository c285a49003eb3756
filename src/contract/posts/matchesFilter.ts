import type { CopyrightStatus } from '@/contract/entities/posts/copyright'
import type { ProviderPost, VitrinaPost, PostInfo } from '@/contract/entities/posts/post'
import type {
  CaptionLanguage,
  PostFilter,
  PostListRequest,
} from '@/contract/entities/posts/postList'
import type { Review, ReviewListRequest } from '@/contract/entities/posts/review'
import { matchesUsage } from './usage'

/** The fields of a post that the filter of a list reads; every `PostInfo` has them. */
export interface FilteredPost {
  vitrinaPost: Pick<
    VitrinaPost,
    'id' | 'isPublished' | 'createdAt' | 'publishedAt' | 'promoCodeStatus' | 'hasSuggestion'
  > & {
    albumList: readonly { id: number }[]
    copyrightRequest: { status: CopyrightStatus } | null
  }
  providerPost: Pick<ProviderPost, 'provider' | 'createdAt' | 'isUgc'> & {
    authorUser: { username: string }
  }
  segments: readonly { id: number }[]
  media: readonly {
    videoUrl: string | null
    linkList: readonly { sku: { id: number; isUnavailable?: boolean | undefined } }[]
  }[]
}

/** What is not sent with a post; undefined where it is unknown. */
export interface NotSent {
  /** The language of its caption. */
  captionLang?: CaptionLanguage | null
  /** Whether an album of a widget that everyone sees shows it. */
  isInWidget?: boolean
  /** Ids of the other posts that it has near-duplicates of. */
  nearDuplicates?: readonly number[]
}
type Condition<Value> = (post: FilteredPost, wanted: Value, notSent: NotSent) => boolean | null

const isAmong = (own: readonly { id: number }[], wanted: readonly number[]) =>
  wanted.length === 0 || own.some(({ id }) => wanted.includes(id))

/** `since` is inclusive, `till` exclusive; a missing time is outside of every period. */
const isSince = (own: string | null, since: string) =>
  own !== null && Date.parse(own) >= Date.parse(since)
const isTill = (own: string | null, till: string) =>
  own !== null && Date.parse(own) < Date.parse(till)

const permissionOf = ({ vitrinaPost }: FilteredPost) => vitrinaPost.copyrightRequest?.status

/** Every field of the filter with its requested value. */
type Wanted = { [Name in keyof PostFilter]-?: NonNullable<PostFilter[Name]> }

/** One condition for each field of the filter (product-rules/records.md#post-list). */
const CONDITIONS: { [Name in keyof Wanted]: Condition<Wanted[Name]> } = {
  albumList: ({ vitrinaPost }, wanted) => isAmong(vitrinaPost.albumList, wanted),
  segmentList: ({ segments }, wanted) => isAmong(segments, wanted),
  notInAlbum: ({ vitrinaPost }, wanted) => vitrinaPost.albumList.every(({ id }) => id !== wanted),
  hasProduct: ({ media }, wanted) => media.some(({ linkList }) => linkList.length > 0) === wanted,
  skuId: ({ media }, wanted) =>
    media.some(({ linkList }) => linkList.some(({ sku }) => sku.id === wanted)),
  hasSuggestion: ({ vitrinaPost }, wanted) => (vitrinaPost.hasSuggestion ?? false) === wanted,
  hasUnavailableProduct: ({ media }, wanted) =>
    media.some(({ linkList }) => linkList.some(({ sku }) => sku.isUnavailable)) === wanted,
  hasNearDuplicate: (_post, wanted, { nearDuplicates }) =>
    nearDuplicates === undefined ? null : nearDuplicates.length > 0 === wanted,
  nearDuplicatesOf: ({ vitrinaPost }, wanted, { nearDuplicates }) =>
    vitrinaPost.id === wanted || (nearDuplicates?.includes(wanted) ?? null),
  isPublished: ({ vitrinaPost }, wanted) => vitrinaPost.isPublished === wanted,
  isUgc: ({ providerPost }, wanted) => providerPost.isUgc === wanted,
  providerCreatedSince: ({ providerPost }, wanted) => isSince(providerPost.createdAt, wanted),
  providerCreatedTill: ({ providerPost }, wanted) => isTill(providerPost.createdAt, wanted),
  vitrinaCreatedSince: ({ vitrinaPost }, wanted) => isSince(vitrinaPost.createdAt, wanted),
  vitrinaCreatedTill: ({ vitrinaPost }, wanted) => isTill(vitrinaPost.createdAt, wanted),
  publishedSince: ({ vitrinaPost }, wanted) => isSince(vitrinaPost.publishedAt, wanted),
  publishedTill: ({ vitrinaPost }, wanted) => isTill(vitrinaPost.publishedAt, wanted),
  // A request that was approved or failed had been sent (product-rules/posts.md#permission-request).
  isCopyrightRequestSent: (post, wanted) => (permissionOf(post) !== undefined) === wanted,
  isCopyrightRequestSatisfied: (post, wanted) => (permissionOf(post) === 'approved') === wanted,
  isCopyrightRequestAwarded: ({ vitrinaPost }, wanted) =>
    (vitrinaPost.promoCodeStatus !== null) === wanted,
  isCopyrightRequestFailed: (post, wanted) => (permissionOf(post) === 'failed') === wanted,
  mediaKind: ({ media }, wanted) =>
    media.some(({ videoUrl }) => (videoUrl === null) === (wanted === 'photo')),
  usage: ({ vitrinaPost, media }, wanted, { isInWidget }) =>
    matchesUsage(
      {
        isPublished: vitrinaPost.isPublished,
        hasMedia: media.length > 0,
        hasAlbum: vitrinaPost.albumList.length > 0,
        isInWidget,
      },
      wanted,
    ),
  captionLang: (_post, wanted, { captionLang }) =>
    captionLang === undefined ? null : captionLang === wanted,
  authorId: ({ providerPost }, wanted) => providerPost.authorUser.username === wanted,
  postId: ({ vitrinaPost }, wanted) => vitrinaPost.id === wanted,
}

function holds<Name extends keyof Wanted>(
  name: Name,
  wanted: Wanted[Name] | undefined,
  post: FilteredPost,
  notSent: NotSent,
): boolean | null {
  return wanted === undefined ? true : CONDITIONS[name](post, wanted, notSent)
}

/**
 * Whether a post matches a filter (product-rules/records.md#post-list); tested against the back
 * office's SQL. Null when the result depends on what is not sent with the post and unknown.
 */
export function matchesFilter(
  post: FilteredPost,
  filter: PostFilter,
  notSent: NotSent = {},
): boolean | null {
  const names = Object.keys(CONDITIONS) as (keyof PostFilter)[]
  const outcomes = names.map((name) => holds(name, filter[name], post, notSent))
  if (outcomes.includes(false)) return false
  return outcomes.includes(null) ? null : true
}

/**
 * Whether a post is from one of the requested sources of a list
 * (product-rules/records.md#post-list); every post is when none is requested.
 */
export function matchesSources(
  { providerPost }: Pick<FilteredPost, 'providerPost'>,
  {
    useAllDataSources,
    dataSourceList,
  }: Pick<PostListRequest, 'useAllDataSources' | 'dataSourceList'>,
): boolean {
  return (
    useAllDataSources ||
    dataSourceList.length === 0 ||
    dataSourceList.includes(providerPost.provider)
  )
}

/** The fields of a review that the filter of the review list reads. */
export interface FilteredReview {
  vitrinaPost: Pick<PostInfo['vitrinaPost'], 'isPublished'>
  media: readonly { linkList: readonly { sku: { id: number } }[] }[]
  review: Pick<Review, 'rating' | 'isArchived' | 'product'> | null
}

/**
 * Whether a post matches a filter of reviews (product-rules/posts.md#reviews); tested against the
 * back office's SQL. By default archived reviews do not match.
 */
export function matchesReviewFilter(
  { vitrinaPost, media, review }: FilteredReview,
  { ratings, isArchived = false, isPublished, hasMedia, productId }: ReviewListRequest['filter'],
): boolean {
  if (review?.isArchived !== isArchived) return false
  if (ratings && !ratings.includes(review.rating)) return false
  if (isPublished !== undefined && vitrinaPost.isPublished !== isPublished) return false
  if (productId !== undefined && !isAbout(productId, { media, review })) return false
  return hasMedia === undefined || media.length > 0 === hasMedia
}

const isAbout = (id: number, { media, review }: Pick<FilteredReview, 'media' | 'review'>) =>
  review?.product?.id === id ||
  media.some(({ linkList }) => linkList.some(({ sku }) => sku.id === id))
