import * as v from 'valibot'

/** Why a post of a network is not in the library (product-rules/sources.md#left-out). */
export const LEFT_OUT_REASONS = [
  'no-picture',
  'advertising',
  'repost',
  'paid',
  'not-published',
  'media-gone',
  'media-refused',
  /** In an unknown shape. */
  'unknown',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Why a source could not be read, in the caller's language, and the action that helps: reconnect it, or read it again. */
export const readingProblemSchema = v.object({
  text: v.string(),
  action: v.picklist(['connect', 'read']),
})
export type ReadingProblem = v.InferOutput<typeof readingProblemSchema>

/**
 * The state of a reading. `waiting`: a group must be chosen first. `reading`: it runs, or is about to. `stopped`: a user must act. `failed`: it is
 * retried.
 */
export const sourceReadingSchema = v.object({
  state: v.picklist(['waiting', 'reading', 'working', 'stopped', 'failed']),
  /** When it is read next; null while it is read, and when nothing is planned. */
  nextReadAt: v.nullable(v.string()),
  /** The progress of the running reading in posts, with a total if known; null without one. */
  progress: v.nullable(v.object({ done: v.number(), total: v.nullable(v.number()) })),
  problem: v.nullable(readingProblemSchema),
  /** The result of the last successful reading; null before the first. */
  result: v.nullable(
    v.object({
      created: v.number(),
      changed: v.number(),
      /** Their pictures could not be copied yet. */
      waiting: v.number(),
      leftOut: v.record(v.string(), v.number()),
    }),
  ),
})
export type SourceReading = v.InferOutput<typeof sourceReadingSchema>
