import * as v from 'valibot'
import { idSchema } from './id'

/** What can have happened to a post, in the order of its life. */
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
] as const
export type PostEvent = (typeof POST_EVENTS)[number]

/** One line of a post's history: who did what and when. */
export const postHistoryEntrySchema = v.object({
  id: idSchema,
  at: v.string(),
  /** Null: the schedule or a source did it, or the person is no longer there. */
  person: v.nullable(v.string()),
  /** Whether it was done without a person. */
  isAutomatic: v.boolean(),
  event: v.picklist(POST_EVENTS),
})
export type PostHistoryEntry = v.InferOutput<typeof postHistoryEntrySchema>
