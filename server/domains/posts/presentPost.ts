import type { Selectable } from 'kysely'
import * as v from 'valibot'
import {
  ADS_COLORS,
  adsMarkerSchema,
  type AdsMarker,
  type IdName,
  type PostInfo,
} from '@/contract/entities/posts/post'
import type { CopyrightRequest } from '@/contract/entities/posts/copyright'
import type { MediaItem } from '@/contract/entities/posts/media'
import { productLinkSchema, type ProductLink } from '@/contract/entities/catalogue/productLink'
import type { Review } from '@/contract/entities/posts/review'
import { LIMITS } from '@/contract/limits'
import type { Locale } from '@/contract/locale'
import { cutText } from '@/contract/text/typedText'
import { readJson } from '../../db/readJson'
import type { Flag } from '../../db/tables/columns'
import type { CopyrightRequestTable, MediaLinkTable, PostTable } from '../../db/tables/posts'
import type { ReviewTable } from '../../db/tables/reviews'
import { ago, iso, isoOrNull } from '../../language/times'
import { mediaUrls, type MediaRow } from '../../media/presentMedia'
import { readElements } from '../elements/mediaElements'
import { sourceImageUrlsOf } from '../products/presentProduct'

/** The columns from which a post is presented, without those for search only. */
export const POST_COLUMNS = [
  'id',
  'revision',
  'provider',
  'provider_id',
  'shortcode',
  'post_type',
  'author_username',
  'author_link',
  'like_count',
  'comment_count',
  'provider_text',
  'provider_created_at',
  'post_link',
  'is_deleted',
  'is_ugc',
  'text',
  'is_published',
  'published_at',
  'show_markers',
  'show_text',
  'enable_refresh_button',
  'hidden_carousel_positions',
  'is_enabled_scheduler',
  'publish_time',
  'unpublish_time',
  'ads_marker',
  'need_copyright_request',
  'promo_code_status',
  'created_at',
] as const satisfies (keyof PostTable)[]
export type PostRow = Pick<Selectable<PostTable>, (typeof POST_COLUMNS)[number]> & {
  /** Products named in its text that are not marked yet. */
  suggestion_count: number | null
}

export interface PostMediaRow extends MediaRow {
  post_id: number
  elements: string
}
export interface LinkRow extends Selectable<MediaLinkTable> {
  name: string
  link: string
  source_image_urls: string
  price: number
  currency: string
  /** Like `sku.left_at`. */
  left_at: number | null
  is_leaving: Flag
  in_stock: Flag
  article: string
  vendor_code: string
}
export interface ReviewRow extends Selectable<ReviewTable> {
  product_name: string | null
}
export interface CommentRow {
  id: number
  post_id: number
  /** Null when the author's account was deleted. */
  author: string | null
  text: string
  created_at: number
}
/** A post with everything that belongs to it, in order. */
export interface PostParts {
  post: PostRow
  media: MediaItem[]
  albums: IdName[]
  segments: IdName[]
  review: ReviewRow | null
  copyrightRequest: Selectable<CopyrightRequestTable> | null
  comments: CommentRow[]
}

const positionsSchema = v.array(v.number())
/**
 * The hidden positions of a mark. Nearly all lists are empty, and one is read for every product of
 * every post of a list.
 */
export const positionsOf = (text: string) => (text === '[]' ? [] : readJson(positionsSchema, text))
const markupSchema = productLinkSchema.entries.skuImageMarkup

/** The viewer of the posts, and the time (ms). */
export interface PostReader {
  locale: Locale
  now: number
}

export function presentPost(parts: PostParts, reader: PostReader): PostInfo {
  const { post, media, albums, segments, review } = parts
  return {
    vitrinaPost: {
      id: post.id,
      revision: post.revision,
      albumList: albums,
      enableRefreshButton: post.enable_refresh_button === 1,
      hiddenCarouselPositions: positionsOf(post.hidden_carousel_positions),
      isPublished: post.is_published === 1,
      showMarkers: post.show_markers === 1,
      showText: post.show_text === 1,
      text: post.text,
      isEnabledScheduler: post.is_enabled_scheduler === 1,
      publishTime: isoOrNull(post.publish_time),
      unpublishTime: isoOrNull(post.unpublish_time),
      createdAt: iso(post.created_at),
      publishedAt: isoOrNull(post.published_at),
      needCopyrightRequest: post.need_copyright_request === 1,
      promoCodeStatus: post.promo_code_status,
      copyrightRequest: presentCopyrightRequest(parts),
      ...(post.suggestion_count ? { hasSuggestion: true } : {}),
    },
    providerPost: {
      id: post.provider_id,
      vitrinaPostId: post.id,
      provider: post.provider,
      shortcode: post.shortcode,
      authorUser: { username: post.author_username, profileLink: post.author_link },
      likeCount: post.like_count,
      commentCount: post.comment_count,
      text: post.provider_text,
      createdAt: iso(post.provider_created_at),
      createdAtAgo: ago(post.provider_created_at, reader.now, reader.locale),
      postLink: post.post_link,
      postType: post.post_type,
      isDeleted: post.is_deleted === 1,
      isUgc: post.is_ugc === 1,
    },
    media,
    segments,
    adsMarker: readAdsMarker(post.ads_marker),
    review: review && presentReview(review),
  }
}

function presentReview(review: ReviewRow): Review {
  const { rating, is_archived, is_edited, sku_id, product_name, answer } = review
  return {
    rating,
    isArchived: is_archived === 1,
    isEdited: is_edited === 1,
    ...(sku_id !== null && product_name !== null
      ? { product: { id: sku_id, name: product_name } }
      : {}),
    ...(answer === '' ? {} : { answer }),
  }
}

function presentCopyrightRequest({
  copyrightRequest,
  comments,
}: PostParts): CopyrightRequest | null {
  if (!copyrightRequest) return null
  return {
    status: copyrightRequest.status,
    updatedAt: iso(copyrightRequest.updated_at),
    comments: comments.map(({ id, author, text, created_at }) => ({
      id,
      author: author ?? '',
      text,
      createdAt: iso(created_at),
    })),
  }
}

/**
 * Fields are listed one by one: two spreads here took a third of the time of presenting a list of
 * posts.
 */
export function presentMediaItem(item: PostMediaRow, links: LinkRow[]): MediaItem {
  const elements = readElements(item.elements)
  const urls = mediaUrls(item)
  return {
    id: item.id,
    imageHighResolutionUrl: urls.imageHighResolutionUrl,
    imageUrl: urls.imageUrl,
    thumbnailUrl: urls.thumbnailUrl,
    videoUrl: urls.videoUrl,
    callToActions: elements.callToActions,
    background: elements.background,
    interactions: elements.interactions,
    pictureStickers: elements.pictureStickers,
    textStickers: elements.textStickers,
    view: elements.view,
    linkList: links.map(presentLink),
    width: item.width,
    height: item.height,
  }
}

function presentLink(row: LinkRow): ProductLink {
  return {
    id: row.id,
    hideAtProductPage: row.hide_at_product_page === 1,
    isSimilar: row.is_similar === 1,
    link: row.link,
    marker: { x: row.marker_x, y: row.marker_y, show: row.marker_show === 1 },
    showOnAllSlides: row.show_on_all_slides === 1,
    sku: {
      id: row.sku_id,
      sourceImageUrls: sourceImageUrlsOf(row),
      price: row.price,
      currency: row.currency,
      article: row.article,
      vendorCode: row.vendor_code,
      ...(row.left_at === null && row.is_leaving === 0 ? {} : { hasLeft: true }),
      ...(row.in_stock === 1 && row.is_leaving === 0 ? {} : { isUnavailable: true }),
    },
    title: row.name,
    hiddenCarouselPositions: positionsOf(row.hidden_carousel_positions),
    skuImageMarkup:
      row.sku_image_markup === null ? null : readJson(markupSchema, row.sku_image_markup),
  }
}

const { customization } = adsMarkerSchema.entries
const within = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cutText(text, limit)),
  )
const line = within(LIMITS.adsLine)

/** Old labels were stored before their texts and colours had limits. */
const storedSchema = v.looseObject({
  ...adsMarkerSchema.entries,
  info: v.object({ erid: line, advertiser: line, inn: line, note: within(LIMITS.adsNote) }),
  customization: v.object({
    color: v.fallback(customization.entries.color, ADS_COLORS.color),
    backgroundColor: v.fallback(customization.entries.backgroundColor, ADS_COLORS.backgroundColor),
  }),
})

/** Reads a stored label; fits an old one into the current limits, so that its post can be read and saved. */
export const readAdsMarker = (text: string | null): AdsMarker | null =>
  text === null ? null : readJson(storedSchema, text)
