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
  /** Of a shape that the product does not know. */
  'unknown',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Why a source could not be read, in the caller's language, and what to do: connect it anew, or read it again. */
export const readingProblemSchema = v.object({
  text: v.string(),
  action: v.picklist(['connect', 'read']),
})
export type ReadingProblem = v.InferOutput<typeof readingProblemSchema>

/**
 * How a network is read. `waiting`: a group is to be chosen first. `reading`: it is read, or is about to be.
 * `stopped`: a person has to do something. `failed`: it is tried again.
 */
export const sourceReadingSchema = v.object({
  state: v.picklist(['waiting', 'reading', 'working', 'stopped', 'failed']),
  /** When it is read next; null while it is read, and when nothing is planned. */
  nextReadAt: v.nullable(v.string()),
  /** Posts that the reading under way has gone through, of how many as far as it is known; null when none is. */
  progress: v.nullable(v.object({ done: v.number(), total: v.nullable(v.number()) })),
  problem: v.nullable(readingProblemSchema),
  /** What the last reading that did not fail came to; null before the first. */
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
