import * as v from 'valibot'
import { PRODUCT_SLUG } from './constants'
import { endpoint } from './endpoint'
import { albumNameSchema, albumSchema } from './entities/album'
import { analyticsReportSchema } from './entities/analytics'
import { uploadedMediaSchema } from './entities/media'
import { postInfoSchema } from './entities/post'
import { postListRequestSchema, postPageSchema } from './entities/postList'
import { productSchema } from './entities/productLink'
import { userSchema } from './entities/user'
import {
  gallerySettingsSchema,
  widgetModeSchema,
  widgetSchema,
  widgetTitleSchema,
  widgetTypeSchema,
} from './entities/widget'
import { LIMITS } from './limits'
import { localeSchema } from './locale'
import { widgetPayloadSchema } from './widgetApi'

const timestamp = v.pipe(v.string(), v.isoTimestamp())

/** Every call between the cabinet and the back office (section 7). Paths and fields are stated here only. */
export const endpoints = {
  /** User data; also the connection check. */
  getUser: endpoint({
    method: 'GET',
    path: 'page_data/search_post',
    base: 'account',
    permission: null,
    response: v.object({ user: userSchema }),
  }),
  saveUser: endpoint({
    method: 'POST',
    path: 'user/save',
    base: 'account',
    permission: null,
    body: v.object({ locale: localeSchema }),
    response: v.object({ user: userSchema }),
  }),

  searchPosts: endpoint({
    method: 'POST',
    path: 'search/post',
    base: 'account',
    permission: 'VIEW_POSTS',
    body: postListRequestSchema,
    response: postPageSchema,
  }),
  /** `request.revision` is the one that the copy was loaded at; a stale one answers 409. */
  savePost: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/save`,
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({ postInfo: postInfoSchema, request: v.object({ revision: v.number() }) }),
    response: v.object({ postInfo: postInfoSchema }),
  }),
  /** Multipart: `file`, and for a video `poster` (a frame as JPEG). One file a call, so that each has its own progress. */
  uploadMedia: endpoint({
    method: 'POST',
    path: 'self_upload/medias',
    base: 'root',
    permission: 'EDIT_POST',
    query: v.object({ username: v.string() }),
    response: v.object({ mediaList: v.array(uploadedMediaSchema) }),
  }),
  /** Makes one post of the uploaded files, in the order given. */
  createUploadedPost: endpoint({
    method: 'POST',
    path: 'self_upload/posts',
    base: 'root',
    permission: 'EDIT_POST',
    body: v.object({
      username: v.string(),
      caption: v.pipe(v.string(), v.maxLength(LIMITS.postText)),
      mediaList: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(LIMITS.filesPerPost)),
    }),
    response: v.object({ postInfo: postInfoSchema }),
  }),

  /** Products by article, name or link; at most 20, best match first. */
  searchProducts: endpoint({
    method: 'POST',
    path: 'search/sku',
    base: 'account',
    permission: 'VIEW_SKUS',
    query: v.object({ term: v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)) }),
    response: v.object({ skuList: v.array(productSchema) }),
  }),

  listAlbums: endpoint({
    method: 'GET',
    path: 'albums',
    base: 'account',
    permission: 'VIEW_POSTS',
    response: v.object({ albumList: v.array(albumSchema) }),
  }),
  createAlbum: endpoint({
    method: 'POST',
    path: 'albums/create',
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({ name: albumNameSchema }),
    response: v.object({ album: albumSchema }),
  }),
  saveAlbum: endpoint({
    method: 'POST',
    path: 'albums/{id}/save',
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({ name: albumNameSchema }),
    response: v.object({ album: albumSchema }),
  }),
  deleteAlbum: endpoint({
    method: 'POST',
    path: 'albums/{id}/delete',
    base: 'account',
    permission: 'EDIT_POST',
    response: v.object({ album: albumSchema }),
  }),

  listWidgets: endpoint({
    method: 'GET',
    path: 'gallery/list',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: v.object({ galleryList: v.array(widgetSchema) }),
  }),
  getWidget: endpoint({
    method: 'GET',
    path: 'gallery/{id}',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: widgetSchema,
  }),
  createWidget: endpoint({
    method: 'POST',
    path: 'gallery/create',
    base: 'account',
    permission: 'MANAGE_WIDGETS',
    body: v.object({ type: widgetTypeSchema, name: widgetTitleSchema }),
    response: v.object({ widget: widgetSchema }),
  }),
  /** Sends only what changed since the last saved state (section 4). */
  saveWidget: endpoint({
    method: 'POST',
    path: 'gallery/{id}/save',
    base: 'account',
    permission: 'MANAGE_WIDGETS',
    body: v.object({
      isEnabled: v.optional(widgetModeSchema),
      role: v.optional(widgetTitleSchema),
      gallerySettings: v.partial(gallerySettingsSchema),
    }),
    response: widgetSchema,
  }),
  deleteWidget: endpoint({
    method: 'POST',
    path: 'gallery/{id}/delete',
    base: 'account',
    permission: 'MANAGE_WIDGETS',
    response: v.object({ embedId: v.string() }),
  }),
  /** What the embed would be given with these unsaved settings. */
  previewWidget: endpoint({
    method: 'POST',
    path: 'gallery/{id}/preview',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    body: v.object({
      role: v.string(),
      gallerySettings: gallerySettingsSchema,
      page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    }),
    response: widgetPayloadSchema,
  }),

  /** Since is inclusive, till exclusive; days are cut in `timeZone`. No `embedIds`: all widgets. */
  getAnalytics: endpoint({
    method: 'POST',
    path: 'analytics/get',
    base: 'account',
    permission: 'MANAGE_ANALYTICS',
    body: v.object({
      embedIds: v.array(v.string()),
      eventsCreatedSince: timestamp,
      eventsCreatedTill: timestamp,
      timeZone: v.pipe(v.string(), v.maxLength(64)),
    }),
    response: analyticsReportSchema,
  }),
} as const
