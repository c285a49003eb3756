import type { Device } from '@/contract/entities/analytics'
import type { Generated } from 'kysely'
import type { CopyrightStatus } from '@/contract/entities/posts/copyright'
import type { PostType } from '@/contract/entities/posts/post'
import type { CaptionLanguage } from '@/contract/entities/posts/postList'
import type { FileFormat } from '@/contract/files/uploads'
import type { Flag, Json, Time } from './columns'

/** An uploaded or copied picture or video; belongs to posts through `post_media`. */
export interface MediaTable {
  id: Generated<number>
  account_id: number
  kind: 'image' | 'video'
  format: FileFormat
  /** Name of the file as uploaded, in the blob store. */
  blob: string
  bytes: number
  /** Px as shown, after the EXIF rotation. */
  width: number
  height: number
  /** Milliseconds; null for a picture. */
  duration: number | null
  /** `Variant[]` of `server/blobs/variants.ts`: the WebP sizes, smallest first; of the poster for a video. */
  variants: Json
  created_at: Time
  /** Whether its picture is still to be compared with the others. */
  look_due: Generated<Flag>
}

/** What is kept of a picture, or of the cover of a video, to compare it; none of a picture of one colour. */
export interface MediaLookTable {
  media_id: number
  account_id: number
  /** `Look` of `server/pictures/looks/look.ts` in base64. */
  look: string
  /** The same for all near-duplicates: the id of one of them, which may be gone; null without any. */
  group_id: number | null
}

/** A key under which pictures that may be alike are found (`server/pictures/looks/lookKeys.ts`). */
export interface MediaLookKeyTable {
  account_id: number
  key: number
  media_id: number
}

export interface PostTable {
  id: Generated<number>
  account_id: number
  /** Raised by every save; a save states the revision that it was based on. */
  revision: Generated<number>
  /** `upload`, `instagram`, `vk`, … */
  provider: string
  /** Id at the provider, unique in the account. */
  provider_id: string
  shortcode: string | null
  post_type: PostType
  author_username: string
  author_link: string | null
  like_count: number
  comment_count: number
  /** The caption at the provider. */
  provider_text: string
  provider_created_at: Time
  post_link: string | null
  is_deleted: Flag
  is_ugc: Flag
  /** The caption that the shop shows. */
  text: string
  is_published: Flag
  /** When it was last published; null when never. */
  published_at: Time | null
  /** `published_at` before its last change, which a trigger writes; null when it was null. */
  previous_published_at: Generated<Time | null>
  show_markers: Flag
  show_text: Flag
  enable_refresh_button: Flag
  /** `number[]` */
  hidden_carousel_positions: Generated<Json>
  is_enabled_scheduler: Flag
  publish_time: Time | null
  unpublish_time: Time | null
  /** `AdsMarker` of the contract. */
  ads_marker: Json | null
  /** `postSearchText` of `server/language/searchText.ts`. */
  search_text: string
  /** `captionLangOf` the post; null: too short, or not a language that is detected. */
  caption_lang: CaptionLanguage | null
  need_copyright_request: Generated<Flag>
  /** Null without a promo code for the author. */
  promo_code_status: 'sending' | 'sent' | null
  created_at: Time
  updated_at: Time
  /** When its text was last compared with the catalogue automatically; null when never. */
  compared_at: Time | null
  /** A user has saved it, or dismissed its suggestions: nothing more is suggested for it. */
  is_settled: Generated<Flag>
  /** Whether it has photos and videos, which triggers write. */
  has_photo: Generated<Flag>
  has_video: Generated<Flag>
}

export interface PostSegmentTable {
  post_id: number
  segment_id: number
}

/** The status of the request to use another person's post; no row when not requested. */
export interface CopyrightRequestTable {
  post_id: number
  status: CopyrightStatus
  updated_at: Time
}

export interface CopyrightCommentTable {
  id: Generated<number>
  post_id: number
  person_id: number | null
  text: string
  created_at: Time
}

/** A shopper's answer to a post. */
export interface InteractionAnswerTable {
  id: Generated<number>
  account_id: number
  post_id: number
  type: 'poll' | 'question' | 'emoji'
  /** Position of the media item in the carousel, from 1. */
  carousel_position: number
  answer: string
  /** Percent of an emoji slider. */
  value: number | null
  /** `Interaction.id` of the contract; null for an answer to one without an id. */
  interaction_id: Generated<string | null>
  /** The embed's id of the answer, unique in the post; null for an answer of other origin. */
  answer_key: Generated<string | null>
  /** The widget and the kind of screen it was given in; null when unknown. */
  widget_id: Generated<number | null>
  device: Generated<Device | null>
  created_at: Time
}

/** A background that all accounts may use. */
export interface BackgroundTable {
  id: Generated<number>
  /** `Background` of the contract. */
  background: Json
}

/** A picture for stickers and backgrounds. */
export interface UserMediaTable {
  id: Generated<number>
  account_id: number
  blob: string
  /** Px as shown. */
  width: number
  height: number
  /** `Variant[]` as in `media`. */
  variants: Json
  created_at: Time
}

/** A picture or video of a post. The contract's `MediaItem.id` is `media_id`. */
export interface PostMediaTable {
  post_id: number
  media_id: number
  /** Order in the carousel, from 0. */
  position: number
  /**
   * `MediaElements` of `server/domains/elements/mediaElements.ts`: the elements on the picture, its background and
   * view.
   */
  elements: Json
}

/** A product named in a post's text, until one is marked on the post or the suggestions are dismissed. */
export interface PostSuggestionTable {
  post_id: number
  sku_id: number
  /** Most certain first, from 0. */
  position: number
}

/** A catalogue product marked on a post's picture. */
export interface MediaLinkTable {
  id: Generated<number>
  post_id: number
  media_id: number
  sku_id: number
  /** Order in the list, from 0. */
  position: number
  /** The marker's centre in whole percents of the square frame, 0 to 100. */
  marker_x: number
  marker_y: number
  marker_show: Generated<Flag>
  hide_at_product_page: Generated<Flag>
  is_similar: Generated<Flag>
  show_on_all_slides: Generated<Flag>
  /** `number[]` */
  hidden_carousel_positions: Generated<Json>
  /** `skuImageMarkup` of the contract. */
  sku_image_markup: Json | null
}

/** A person's saved filter of the library in an account. */
export interface SavedViewTable {
  id: Generated<number>
  account_id: number
  person_id: number
  name: string
  /** `normalised` of `server/language/searchText.ts`: names that differ only in case are equal. */
  name_key: string
  /** The query part of the library's address. */
  search: string
  created_at: Time
}
