import * as v from 'valibot'
import { endpoint, nothingSchema } from '../endpoint'
import { albumNameSchema, albumSchema, albumSettingsSchema } from '@/contract/entities/posts/album'
import { idSchema } from '@/contract/entities/fields'
import { postInfoSchema } from '@/contract/entities/posts/post'
import { pagingSchema, postListRequestSchema } from '@/contract/entities/posts/postList'
import { LIMITS } from '../limits'

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
    creates: 'album',
    body: v.object({ name: albumNameSchema, isStory: v.optional(v.boolean(), false) }),
    response: album,
  }),
  /** Writes only the settings sent. */
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
  /**
   * Moves a post of the album beside another post of it, so that concurrent moves do not undo each
   * other. Without that other post, or when it has left the album, moves to a position of the
   * manual order, from 0. Returns the post's new position.
   */
  updatePostPosition: endpoint({
    method: 'POST',
    path: 'album/post/update_position',
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({
      albumId: idSchema,
      postId: idSchema,
      position: v.pipe(v.number(), v.integer(), v.minValue(0)),
      nextTo: v.optional(v.object({ postId: idSchema, side: v.picklist(['before', 'after']) })),
    }),
    response: v.object({ position: v.number() }),
  }),
  /** Moves posts of the album to the top of its manual order, keeping their order. */
  movePostsToTop: endpoint({
    method: 'POST',
    path: 'album/post/move_to_top',
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({
      albumId: idSchema,
      postList: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(LIMITS.postsChosen)),
    }),
    response: nothingSchema,
  }),
  /** The posts of `filter.albumList`, which must name an album. */
  listAlbumPosts: endpoint({
    method: 'POST',
    path: 'album/posts',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_POSTS',
    body: postListRequestSchema,
    response: v.object({ postInfoList: v.array(postInfoSchema), paging: pagingSchema }),
  }),
  /**
   * The first `count` ids of the list of `listAlbumPosts`, with their revisions, for comparison
   * with a loaded list.
   */
  listAlbumOrder: endpoint({
    method: 'POST',
    path: 'album/order',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_POSTS',
    body: v.object({
      ...v.omit(postListRequestSchema, ['paging']).entries,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.postsCompared)),
    }),
    response: v.object({
      postList: v.array(v.object({ id: idSchema, revision: v.number() })),
      total: v.number(),
    }),
  }),
} as const
