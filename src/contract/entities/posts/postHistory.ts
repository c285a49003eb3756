import * as v from 'valibot'
import { idSchema } from '@/contract/entities/fields'

/** Events of a post, in the order of its life. */
export const POST_EVENTS = [
  'created',
  'saved',
  'published',
  'unpublished',
  'scheduled',
  'schedule-cleared',
  'albums-changed',
  'segments-changed',
  'files-added',
  'thumbnail-changed',
  'refreshed',
  'permission-changed',
  'permission-commented',
  'products-shown',
  'review-archived',
  'review-unarchived',
  'deleted',
  'undeleted',
] as const
export type PostEvent = (typeof POST_EVENTS)[number]

/** One event of a post's history, with its author and time. */
export const postHistoryEntrySchema = v.object({
  id: idSchema,
  at: v.string(),
  /** Null for an automatic change, or when the person's account was deleted. */
  person: v.nullable(v.string()),
  /** Whether it was automatic. */
  isAutomatic: v.boolean(),
  event: v.picklist(POST_EVENTS),
})
export type PostHistoryEntry = v.InferOutput<typeof postHistoryEntrySchema>
