import * as v from 'valibot'
import type { Selectable } from 'kysely'
import { adsMarkerSchema } from '@/contract/entities/adsMarker'
import type { MediaItem } from '@/contract/entities/media'
import type { IdName, PostInfo } from '@/contract/entities/post'
import { productLinkSchema, type ProductLink } from '@/contract/entities/productLink'
import { readJson } from '../db/json'
import type { MediaLinkTable, PostTable } from '../db/tables'
import { mediaElementsSchema } from '../rules/mediaElements'
import { iso, isoOrNull } from './iso'
import { mediaUrls, type MediaRow } from './presentMedia'
import { sourceImageUrlsOf } from './presentProduct'

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
}
/** A post with everything that belongs to it, in order. */
export interface PostParts {
  post: Selectable<PostTable>
  media: PostMediaRow[]
  links: LinkRow[]
  albums: IdName[]
}

const positionsSchema = v.array(v.number())
const markupSchema = productLinkSchema.entries.skuImageMarkup

export function presentPost({ post, media, links, albums }: PostParts): PostInfo {
  return {
    vitrinaPost: {
      id: post.id,
      revision: post.revision,
      albumList: albums,
      enableRefreshButton: post.enable_refresh_button === 1,
      hiddenCarouselPositions: readJson(positionsSchema, post.hidden_carousel_positions),
      isPublished: post.is_published === 1,
      showMarkers: post.show_markers === 1,
      showText: post.show_text === 1,
      text: post.text,
      isEnabledScheduler: post.is_enabled_scheduler === 1,
      publishTime: isoOrNull(post.publish_time),
      unpublishTime: isoOrNull(post.unpublish_time),
      createdAt: iso(post.created_at),
      publishedAt: isoOrNull(post.published_at),
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
      postLink: post.post_link,
      postType: post.post_type,
      isDeleted: post.is_deleted === 1,
      isUgc: post.is_ugc === 1,
    },
    media: media.map((item) =>
      presentMediaItem(
        item,
        links.filter((link) => link.media_id === item.id),
      ),
    ),
    segments: [],
    adsMarker: post.ads_marker === null ? null : readJson(adsMarkerSchema, post.ads_marker),
  }
}

function presentMediaItem(item: PostMediaRow, links: LinkRow[]): MediaItem {
  return {
    ...readJson(mediaElementsSchema, item.elements),
    ...mediaUrls(item),
    id: item.id,
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
    },
    title: row.name,
    hiddenCarouselPositions: readJson(positionsSchema, row.hidden_carousel_positions),
    skuImageMarkup:
      row.sku_image_markup === null ? null : readJson(markupSchema, row.sku_image_markup),
  }
}
