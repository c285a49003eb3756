import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idSchema } from '@/contract/entities/fields'
import {
  backgroundChoiceSchema,
  backgroundSchema,
  uploadedMediaSchema,
  userMediaSchema,
} from '@/contract/entities/posts/media'
import { LIMITS } from '../limits'
import { postResponse } from '@/contract/entities/posts/post'

/** Files of posts: uploads, drawn pictures, and pictures for stickers and backgrounds. */
export const postMediaEndpoints = {
  /** Multipart: `file`, and for a video `poster` (a frame as JPEG). One file a call, so that each has its own progress. */
  uploadMedia: endpoint({
    method: 'POST',
    path: 'self_upload/medias',
    base: 'root',
    permission: 'EDIT_POST',
    adds: 'file',
    isUpload: true,
    query: v.object({ username: v.string() }),
    response: v.object({ mediaList: v.array(uploadedMediaSchema) }),
  }),
  /** Creates one post of the uploaded files, in the given order. */
  createUploadedPost: endpoint({
    method: 'POST',
    path: 'self_upload/posts',
    base: 'root',
    permission: 'EDIT_POST',
    adds: 'post',
    body: v.object({
      username: v.string(),
      /** Files of a story are at most 10 MB each. */
      postType: v.optional(v.picklist(['post', 'story']), 'post'),
      caption: v.pipe(v.string(), v.maxLength(LIMITS.postText)),
      mediaList: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(LIMITS.filesPerPost)),
      /** Ids of the albums of the post. */
      albumList: v.optional(v.pipe(v.array(v.number()), v.maxLength(LIMITS.postAlbums)), []),
      /** The product that the post is about: it is marked on the first picture. */
      skuId: v.optional(idSchema),
    }),
    response: postResponse,
  }),
  /** Draws backgrounds as pictures, for a post created from scratch. */
  createMedia: endpoint({
    method: 'POST',
    path: 'self_create/medias',
    base: 'account',
    permission: 'EDIT_POST',
    adds: 'file',
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
  /** Multipart: `file` and `poster` as in an upload; the file is appended to the post. */
  uploadPostMedia: endpoint({
    method: 'POST',
    path: 'post/media/upload/{id}',
    base: 'account',
    permission: 'EDIT_POST',
    creates: 'postFile',
    adds: 'file',
    isUpload: true,
    response: postResponse,
  }),
  /** Multipart: `file`, a picture for stickers and backgrounds. */
  uploadUserMedia: endpoint({
    method: 'POST',
    path: 'user_media/upload',
    base: 'account',
    permission: 'EDIT_POST',
    creates: 'userMedia',
    isUpload: true,
    response: v.object({ userMedia: userMediaSchema }),
  }),
  /** The background with id 8 is first (product-rules/posts.md#backgrounds). */
  listBackgrounds: endpoint({
    method: 'GET',
    path: 'background/list',
    base: 'account',
    permission: 'VIEW_POSTS',
    response: v.object({ backgrounds: v.array(backgroundChoiceSchema) }),
  }),
} as const
