import * as v from 'valibot'
import { endpoint, nothingSchema } from '../endpoint'
import { albumNameSchema, albumSchema, albumSettingsSchema } from '../entities/album'
import { idSchema } from '../entities/id'
import { postInfoSchema } from '../entities/post'
import { pagingSchema, postListRequestSchema } from '../entities/postList'

const album = v.object({ album: albumSchema })

/** One album and its posts. */
export const albumEditingEndpoints = {
  getAlbum: endpoint({
    method: 'GET',
    path: 'albums/{id}',
    base: 'account',
    permission: 'VIEW_POSTS',
    response: album,
  }),
  createAlbum: endpoint({
    method: 'POST',
    path: 'albums/create',
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({ name: albumNameSchema }),
    response: album,
  }),
  /** Writes only what is sent. */
  saveAlbum: endpoint({
    method: 'POST',
    path: 'albums/{id}/save',
    base: 'account',
    permission: 'EDIT_POST',
    body: albumSettingsSchema,
    response: album,
  }),
  deleteAlbum: endpoint({
    method: 'POST',
    path: 'albums/{id}/delete',
    base: 'account',
    permission: 'EDIT_POST',
    response: album,
  }),
  /** Multipart: `file`, by the row of the upload table for album covers. */
  uploadAlbumCover: endpoint({
    method: 'POST',
    path: 'albums/{id}/covers',
    base: 'account',
    permission: 'EDIT_POST',
    isUpload: true,
    response: album,
  }),
  /** Puts a post of the album at a place of its manual order, from 0. */
  updatePostPosition: endpoint({
    method: 'POST',
    path: 'album/post/update_position',
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({
      albumId: idSchema,
      postId: idSchema,
      position: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    response: nothingSchema,
  }),
  /** The posts of `filter.albumList`, which must name an album. */
  listAlbumPosts: endpoint({
    method: 'POST',
    path: 'album/posts',
    base: 'account',
    permission: 'VIEW_POSTS',
    body: postListRequestSchema,
    response: v.object({ postInfoList: v.array(postInfoSchema), paging: pagingSchema }),
  }),
} as const
