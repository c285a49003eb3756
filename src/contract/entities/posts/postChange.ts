import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { copyrightStatusSchema } from './copyright'
import { idSchema, instantSchema } from '@/contract/entities/fields'
import { idNameSchema, postInfoSchema, providerPostSchema, vitrinaPostSchema } from './post'

const albums = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(LIMITS.postAlbums))
const anyAlbums = v.optional(v.pipe(v.array(idSchema), v.maxLength(LIMITS.postAlbums)), [])
const segments = v.pipe(v.array(idSchema), v.maxLength(LIMITS.postSegments))

/** A post's state before a change, for undo. */
export const postStateSchema = v.object({
  id: idSchema,
  /** The revision after the change: a post changed since is not restored. */
  revision: v.number(),
  isPublished: v.boolean(),
  publishedAt: v.nullable(instantSchema),
  albumList: anyAlbums,
  segmentList: segments,
  /** For reviews only; the archive does not change when absent. */
  isArchived: v.optional(v.boolean()),
})
export type PostState = v.InferOutput<typeof postStateSchema>

export const triedPostSchema = v.pick(postStateSchema, ['id', 'revision'])

/** One change of many posts. */
export const postChangeSchema = v.variant('type', [
  v.object({
    type: v.literal('publish'),
    /** Also adds these albums, because publishing needs at least one (product-rules/posts.md#publishing). */
    albumList: anyAlbums,
    /** Whether the authors of others' posts are asked for permission; undecided when absent. */
    asksAuthors: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('unpublish') }),
  v.object({ type: v.literal('addToAlbums'), albumList: albums }),
  v.object({ type: v.literal('removeFromAlbums'), albumList: albums }),
  /** Sets exactly these segments. */
  v.object({ type: v.literal('setSegments'), segmentList: segments }),
  /** For reviews only. */
  v.object({ type: v.literal('archive') }),
  v.object({ type: v.literal('unarchive') }),
  v.object({ type: v.literal('delete') }),
  v.object({
    type: v.literal('restore'),
    posts: v.pipe(v.array(postStateSchema), v.minLength(1), v.maxLength(LIMITS.postsPerChange)),
  }),
])
export type PostChange = v.InferOutput<typeof postChangeSchema>

/** The outcome of the change for one post: the current post (null when it was deleted), or why it was not changed. */
export const postChangeResultSchema = v.object({
  id: idSchema,
  postInfo: v.nullable(postInfoSchema),
  /** False when the post was as wanted before: an undo would lose the change of another user. */
  isChanged: v.boolean(),
  failure: v.nullable(v.object({ code: v.string(), message: v.string() })),
})
export type PostChangeResult = v.InferOutput<typeof postChangeResultSchema>

/**
 * The data of a chosen post that a change of many posts needs: its title, its state before the
 * change, and what needs confirmation.
 */
export const chosenPostSchema = v.object({
  vitrinaPost: v.object({
    ...v.pick(v.object(vitrinaPostSchema.entries), [
      'id',
      'revision',
      'isPublished',
      'publishedAt',
      'albumList',
      'text',
    ]).entries,
    copyrightRequest: v.nullable(v.object({ status: copyrightStatusSchema })),
  }),
  providerPost: v.pick(v.object(providerPostSchema.entries), ['provider', 'isUgc', 'text']),
  segments: v.array(idNameSchema),
  /** The review data; null for any other post. */
  review: v.nullable(v.object({ isArchived: v.boolean() })),
})
export type ChosenPost = v.InferOutput<typeof chosenPostSchema>
