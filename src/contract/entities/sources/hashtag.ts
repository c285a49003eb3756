import * as v from 'valibot'

export const HASHTAG_LIMITS = {
  /** Meta's limit of names per profile in seven days; a repeated name is free. */
  names: 30,
  days: 7,
  /** Characters. */
  name: 100,
} as const

/** A hashtag as typed; stored in lower case and without its sign. */
export const hashtagSchema = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text.replace(/^#/, '').toLowerCase()),
  v.nonEmpty('empty-field'),
  v.maxLength(HASHTAG_LIMITS.name, 'too-long'),
  v.regex(/^[\p{L}\p{M}\p{N}_]+$/u, 'wrong-hashtag'),
)

/** Hashtags whose posts an Instagram profile reads. */
export const hashtagsSchema = v.object({
  hashtags: v.array(v.string()),
  /**
   * Names that the profile has requested within seven days. They count towards the limit, and may
   * be requested again without counting twice.
   */
  recent: v.array(v.string()),
})
export type Hashtags = v.InferOutput<typeof hashtagsSchema>
