import * as v from 'valibot'
import { idSchema } from '../entities/id'
import { PRODUCT_SLUG } from '../constants'
import { endpoint } from '../endpoint'
import { copyrightCommentTextSchema, copyrightStatusSchema } from '../entities/copyright'
import {
  backgroundChoiceSchema,
  backgroundSchema,
  uploadedMediaSchema,
  userMediaSchema,
} from '../entities/media'
import { postInfoSchema } from '../entities/post'
import { postListRequestSchema, postPageSchema } from '../entities/postList'
import { LIMITS } from '../limits'

const idInQuery = v.pipe(v.string(), v.regex(/^\d{1,15}$/))
const postInfo = v.object({ postInfo: postInfoSchema })

export const postEndpoints = {
  searchPosts: endpoint({
    method: 'POST',
    path: 'search/post',
    base: 'account',
    permission: 'VIEW_POSTS',
    body: postListRequestSchema,
    response: postPageSchema,
  }),
  /** Posts that came after this one, newest first, one page at most. */
  listNewPosts: endpoint({
    method: 'GET',
    path: 'post/get_last',
    base: 'account',
    permission: 'VIEW_POSTS',
    query: v.object({ last_post_id: idInQuery }),
    response: v.object({ postInfoList: v.array(postInfoSchema) }),
  }),
  /**
   * Adds the post that a link leads to: its public page is read and its media are copied. A post that the library has
   * already is answered as it stands, and nothing is read.
   */
  getPostByUrl: endpoint({
    method: 'GET',
    path: 'ig/post_by_url',
    base: 'account',
    permission: 'EDIT_POST',
    isWrite: true,
    query: v.object({
      link: v.pipe(v.string(), v.maxLength(LIMITS.link)),
      /** What the person says that it is; a link may tell otherwise. */
      type: v.optional(v.picklist(['post', 'story', 'live']), 'post'),
    }),
    response: v.object({ postInfo: postInfoSchema, isNew: v.boolean() }),
  }),
  /** `request.revision` is the one that the copy was loaded at; a stale one answers 409. */
  savePost: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/save`,
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({ postInfo: postInfoSchema, request: v.object({ revision: v.number() }) }),
    response: postInfo,
  }),
  /** How the products of a post stand on their own pages. */
  saveProductsPreview: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/{id}/products_preview/save`,
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({
      links: v.pipe(
        v.array(
          v.object({
            id: idSchema,
            hideAtProductPage: v.boolean(),
            /** Places in the carousel, from 1. */
            hiddenCarouselPositions: v.pipe(
              v.array(
                v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.filesPerPost)),
              ),
              v.maxLength(LIMITS.filesPerPost),
            ),
          }),
        ),
        v.maxLength(LIMITS.mediaLinks * LIMITS.filesPerPost),
      ),
    }),
    response: postInfo,
  }),
  /** Reads a post again at its source (`enableRefreshButton`). */
  refreshPost: endpoint({
    method: 'GET',
    path: 'single_post/update',
    base: 'account',
    permission: 'EDIT_POST',
    isWrite: true,
    query: v.object({ post_id: idInQuery }),
    response: postInfo,
  }),

  /** Multipart: `file`, and for a video `poster` (a frame as JPEG). One file a call, so that each has its own progress. */
  uploadMedia: endpoint({
    method: 'POST',
    path: 'self_upload/medias',
    base: 'root',
    permission: 'EDIT_POST',
    isUpload: true,
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
      /** Files of a story are at most 10 MB each. */
      postType: v.optional(v.picklist(['post', 'story']), 'post'),
      caption: v.pipe(v.string(), v.maxLength(LIMITS.postText)),
      mediaList: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(LIMITS.filesPerPost)),
      /** Ids of the albums that the post goes into. */
      albumList: v.optional(v.pipe(v.array(v.number()), v.maxLength(LIMITS.postAlbums)), []),
    }),
    response: postInfo,
  }),
  /** Pictures drawn of backgrounds, for a post that is made from scratch. */
  createMedia: endpoint({
    method: 'POST',
    path: 'self_create/medias',
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({
      backgrounds: v.pipe(
        v.array(backgroundSchema),
        v.minLength(1),
        v.maxLength(LIMITS.filesPerPost),
      ),
    }),
    response: v.object({ mediaList: v.array(uploadedMediaSchema) }),
  }),
  /** Multipart: `file`, a picture that becomes the cover of a video; `id` is the media item's. */
  updatePostThumbnail: endpoint({
    method: 'POST',
    path: 'post/thumb/update/{id}',
    base: 'account',
    permission: 'EDIT_POST',
    isUpload: true,
    response: v.object({ thumbnailUrl: v.string() }),
  }),
  /** Multipart: `file` and `poster` as in an upload; the file is added at the end of the post. */
  uploadPostMedia: endpoint({
    method: 'POST',
    path: 'post/media/upload/{id}',
    base: 'account',
    permission: 'EDIT_POST',
    isUpload: true,
    response: postInfo,
  }),
  /** Multipart: `file`, a picture for stickers and backgrounds. */
  uploadUserMedia: endpoint({
    method: 'POST',
    path: 'user_media/upload',
    base: 'account',
    permission: 'EDIT_POST',
    isUpload: true,
    response: v.object({ userMedia: userMediaSchema }),
  }),
  /** The one with id 8 is first (section 9). */
  listBackgrounds: endpoint({
    method: 'GET',
    path: 'background/list',
    base: 'account',
    permission: 'VIEW_POSTS',
    response: v.object({ backgrounds: v.array(backgroundChoiceSchema) }),
  }),

  /** Writes down where the wish to use somebody's post stands. */
  updateCopyrightRequest: endpoint({
    method: 'POST',
    path: 'copyright_request/update',
    base: 'root',
    permission: 'EDIT_POST',
    body: v.object({ username: v.string(), postId: idSchema, status: copyrightStatusSchema }),
    response: postInfo,
  }),
  addCopyrightComment: endpoint({
    method: 'POST',
    path: 'copyright_request/add_comment',
    base: 'root',
    permission: 'EDIT_POST',
    body: v.object({
      username: v.string(),
      postId: idSchema,
      text: copyrightCommentTextSchema,
    }),
    response: postInfo,
  }),
} as const
