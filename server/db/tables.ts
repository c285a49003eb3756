import type { Generated } from 'kysely'
import type { FileFormat } from '@/contract/uploads'
import type { PostType } from '@/contract/entities/post'
import type { WidgetMode, WidgetType } from '@/contract/entities/widget'
import type { Locale } from '@/contract/locale'
import type { Permission } from '@/contract/permissions'

/** A boolean as both engines store it. */
export type Flag = 0 | 1
/** UTC, milliseconds since the epoch. */
type Time = number
/** JSON as text; written with `JSON.stringify`, read by `server/db/json.ts`. */
type Json = string

export interface AccountTable {
  id: Generated<number>
  /** The part of the cabinet's address; lower case. */
  username: string
  /** The shop's name for people. */
  name: string
  /** Language of the account's widgets. */
  locale: Locale
  /** Raised by every change that a widget could show; part of the widget API's ETag. */
  content_version: Generated<number>
  created_at: Time
}

export interface PersonTable {
  id: Generated<number>
  /** Lower case. */
  email: string
  name: string
  /** argon2id in its encoded form. */
  password_hash: string
  locale: Locale
  /** The provider's own staff: sees every account. */
  is_provider_admin: Generated<Flag>
  created_at: Time
}

export type RoleCode = 'administrator' | 'editor' | 'marketer' | 'observer'

export interface TeamRoleTable {
  id: Generated<number>
  /** People read the name `server.role_{code}` of the translations. */
  code: RoleCode
}

export interface TeamRolePermissionTable {
  role_id: number
  permission: Permission
}

/** A person in an account's team. */
export interface MemberTable {
  id: Generated<number>
  account_id: number
  person_id: number
  /** Null for an owner without a role. */
  role_id: number | null
  is_owner: Generated<Flag>
  created_at: Time
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string
  person_id: number
  created_at: Time
  /** Slides with use, up to an absolute end (`server/auth/sessions.ts`). */
  expires_at: Time
}

/** An uploaded picture or video; belongs to posts through `post_media`. */
export interface MediaTable {
  id: Generated<number>
  account_id: number
  kind: 'image' | 'video'
  format: FileFormat
  /** Name of the file as uploaded, in the blob store. */
  blob: string
  bytes: number
  /** Px as shown, after the EXIF turn. */
  width: number
  height: number
  /** Milliseconds; null for a picture. */
  duration: number | null
  /** `Variant[]` of `server/media/variants.ts`: the WebP sizes, smallest first; of the poster for a video. */
  variants: Json
  created_at: Time
}

export interface PostTable {
  id: Generated<number>
  account_id: number
  /** Raised by every save; a save names the one that it was loaded at. */
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
  /** The caption as the provider gave it. */
  provider_text: string
  provider_created_at: Time
  post_link: string | null
  is_deleted: Flag
  is_ugc: Flag
  /** The caption that the shop shows. */
  text: string
  is_published: Flag
  /** When it was last published; null if it never was. */
  published_at: Time | null
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
  /** `postSearchText` of `server/rules/searchText.ts`. */
  search_text: string
  created_at: Time
  updated_at: Time
}

/** A picture or video of a post. The contract's `MediaItem.id` is `media_id`. */
export interface PostMediaTable {
  post_id: number
  media_id: number
  /** Order in the carousel, from 0. */
  position: number
  /** `MediaElements` of `server/rules/mediaElements.ts`: what stands on the picture, background and view. */
  elements: Json
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

export interface AlbumTable {
  id: Generated<number>
  account_id: number
  revision: Generated<number>
  name: string
  is_story: Generated<Flag>
  sort_type: 'manualSortingPosition' | 'providerCreatedAt' | 'publishedAt' | 'likeCount'
  sort_direction: 'asc' | 'desc'
  /** `string[]` */
  sources: Generated<Json>
  use_all_data_sources: Generated<Flag>
  /** The album that new posts are offered first. */
  is_default: Generated<Flag>
  created_at: Time
}

export interface AlbumPostTable {
  album_id: number
  post_id: number
  /** Place in the manual order, ascending; new posts go in front with smaller (also negative) ones. */
  position: number
}

/** A catalogue product. Money in kopecks. */
export interface SkuTable {
  id: Generated<number>
  account_id: number
  /** Unique in the account. */
  article: string
  name: string
  brand: string
  price: number
  old_price: number | null
  currency: string
  in_stock: Flag
  /** The product's page in the shop, absolute. */
  link: string
  /** `linkKey(link)` of `server/rules/searchText.ts`: finds a pasted link. */
  link_key: string
  /** Absolute, or `/media/{name}` for a picture of ours. */
  image_url: string
  /** `string[]`, as `image_url`. */
  source_image_urls: Generated<Json>
  /** `skuSearchText` of `server/rules/searchText.ts`. */
  search_text: string
  created_at: Time
}

export interface WidgetTable {
  id: Generated<number>
  account_id: number
  embed_id: string
  widget_type: WidgetType
  /** The title, called role by the specification. */
  role: string
  mode: WidgetMode
  /** `GallerySettings` of the contract. */
  settings: Json
  revision: Generated<number>
  created_at: Time
}

/** One thing that the embed reported. */
export interface EventTable {
  id: Generated<number>
  account_id: number
  widget_id: number
  /** Id given by the embed, unique in the widget: a batch sent twice counts once. */
  event_key: string
  type: 'load' | 'view' | 'open' | 'productClick'
  post_id: number | null
  sku_id: number | null
  created_at: Time
}

export interface AuditTable {
  id: Generated<number>
  account_id: number | null
  /** Null: the server itself. */
  person_id: number | null
  /** `post.save`, `album.create`, … */
  action: string
  entity: string
  entity_id: string
  at: Time
  /** Facts about the change; never texts of posts, passwords or tokens. */
  detail: Json
}

export interface Database {
  account: AccountTable
  person: PersonTable
  team_role: TeamRoleTable
  team_role_permission: TeamRolePermissionTable
  member: MemberTable
  session: SessionTable
  media: MediaTable
  post: PostTable
  post_media: PostMediaTable
  media_link: MediaLinkTable
  album: AlbumTable
  album_post: AlbumPostTable
  sku: SkuTable
  widget: WidgetTable
  event: EventTable
  audit: AuditTable
}
