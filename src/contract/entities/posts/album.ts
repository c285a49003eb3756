import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { nameSchema } from '@/contract/entities/fields'

export const SORT_TYPES = [
  'manualSortingPosition',
  'providerCreatedAt',
  'publishedAt',
  'likeCount',
] as const
export const sortTypeSchema = v.picklist(SORT_TYPES)
export const sortDirectionSchema = v.picklist(['asc', 'desc'])

export const albumSchema = v.object({
  id: v.number(),
  name: v.string(),
  createdAt: v.string(),
  isStory: v.boolean(),
  /** Published posts. */
  postCount: v.number(),
  allPostCount: v.number(),
  sortDirection: sortDirectionSchema,
  sortType: sortTypeSchema,
  sources: v.array(v.string()),
  /** The uploaded cover, else the picture of one of the newest posts, else null; in the size of `imageUrl`. */
  coverUrl: v.nullable(v.string()),
  useAllDataSources: v.boolean(),
  /** The default album of new posts. */
  defaultValue: v.boolean(),
})
export type Album = v.InferOutput<typeof albumSchema>

/** An album's name cannot be empty (product-rules/albums.md#album-name). */
export const albumNameSchema = nameSchema(LIMITS.albumName)

/** The settings on an album's builder page; all optional. */
export const albumSettingsSchema = v.object({
  name: v.optional(albumNameSchema),
  sortType: v.optional(sortTypeSchema),
  sortDirection: v.optional(sortDirectionSchema),
  useAllDataSources: v.optional(v.boolean()),
  sources: v.optional(v.pipe(v.array(v.string()), v.maxLength(LIMITS.albumSources))),
  defaultValue: v.optional(v.boolean()),
})
export type AlbumSettings = v.InferOutput<typeof albumSettingsSchema>
