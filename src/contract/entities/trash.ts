import * as v from 'valibot'
import { instantSchema } from '@/contract/entities/fields'

export const TRASH_KINDS = ['post', 'album', 'widget'] as const
export type TrashKind = (typeof TRASH_KINDS)[number]

/** Identifies a deleted object: `subject` is the id of a post or album, or the embed id of a widget. */
export const trashKeySchema = v.object({
  kind: v.picklist(TRASH_KINDS),
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})
export type TrashKey = v.InferOutput<typeof trashKeySchema>

export const trashItemSchema = v.object({
  ...trashKeySchema.entries,
  /** The title, or the beginning of the text; empty without one. */
  name: v.string(),
  /** The thumbnail of a post's first slide; null for other kinds. */
  thumbnailUrl: v.nullable(v.string()),
  deletedAt: instantSchema,
  /** The person who deleted it; null when the person no longer exists. */
  person: v.nullable(v.string()),
  /** When it is deleted for good. */
  expiresAt: instantSchema,
})
export type TrashItem = v.InferOutput<typeof trashItemSchema>
