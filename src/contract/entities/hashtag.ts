import * as v from 'valibot'

export const HASHTAG_LIMITS = {
  /** Names that Meta lets a profile ask for within seven days; one that was asked for costs nothing again. */
  names: 30,
  days: 7,
  /** Characters. */
  name: 100,
} as const

/** A hashtag as people type it; it is kept in small letters and without its sign. */
export const hashtagSchema = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text.replace(/^#/, '').toLowerCase()),
  v.nonEmpty('empty-field'),
  v.maxLength(HASHTAG_LIMITS.name, 'too-long'),
  v.regex(/^[\p{L}\p{M}\p{N}_]+$/u, 'wrong-hashtag'),
)

/** Hashtags whose posts a profile of Instagram reads. */
export const hashtagsSchema = v.object({
  hashtags: v.array(v.string()),
  /** Names that the profile asked for within seven days: they are spent, and cost nothing more. */
  recent: v.array(v.string()),
})
export type Hashtags = v.InferOutput<typeof hashtagsSchema>
