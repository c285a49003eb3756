import type { Insertable } from 'kysely'
import type { AdsMarker } from '@/contract/entities/adsMarker'
import type { VitrinaPost } from '@/contract/entities/post'
import { ApiError } from '../http/apiError'
import type { PostTable } from '../db/tables/posts'
import { postSearchText } from './searchText'

const flag = (value: boolean) => (value ? 1 : 0)

/** The columns that a save writes: the product-side part of the post and its advertising label. */
export function editableColumns(
  { provider_text, author_username }: Pick<PostTable, 'provider_text' | 'author_username'>,
  post: VitrinaPost,
  adsMarker: AdsMarker | null,
) {
  return {
    text: post.text,
    is_published: flag(post.isPublished),
    show_markers: flag(post.showMarkers),
    show_text: flag(post.showText),
    enable_refresh_button: flag(post.enableRefreshButton),
    hidden_carousel_positions: JSON.stringify(post.hiddenCarouselPositions),
    is_enabled_scheduler: flag(post.isEnabledScheduler),
    publish_time: timeOf(post.publishTime),
    unpublish_time: timeOf(post.unpublishTime),
    ads_marker: adsMarker && JSON.stringify(adsMarker),
    search_text: postSearchText({ text: post.text, provider_text, author_username }),
  } as const
}

function timeOf(text: string | null): number | null {
  if (text === null) return null
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new ApiError(400, 'bad-request')
  return time
}

/** A post made in the cabinet, before anything is said about it. */
export function newPostRow(
  accountId: number,
  providerId: string,
  author: string,
  caption: string,
  now: number,
): Insertable<PostTable> {
  return {
    account_id: accountId,
    provider: 'upload',
    provider_id: providerId,
    shortcode: null,
    post_type: 'post',
    author_username: author,
    author_link: null,
    like_count: 0,
    comment_count: 0,
    provider_text: caption,
    provider_created_at: now,
    post_link: null,
    is_deleted: 0,
    is_ugc: 0,
    text: caption,
    is_published: 0,
    published_at: null,
    show_markers: 1,
    show_text: 1,
    enable_refresh_button: 0,
    hidden_carousel_positions: '[]',
    is_enabled_scheduler: 0,
    publish_time: null,
    unpublish_time: null,
    ads_marker: null,
    search_text: postSearchText({
      text: caption,
      provider_text: caption,
      author_username: author,
    }),
    created_at: now,
    updated_at: now,
  }
}
