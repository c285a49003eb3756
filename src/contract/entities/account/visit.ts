import * as v from 'valibot'

/** A person of the provider in an account: why, since when and until when. */
export const visitSchema = v.object({
  reason: v.string(),
  startedAt: v.string(),
  expiresAt: v.string(),
  /** Whether the provider has suspended the account. */
  isSuspended: v.boolean(),
  /** Whether the person has chosen to see tours in accounts that they visit. */
  hasTips: v.boolean(),
})
export type Visit = v.InferOutput<typeof visitSchema>
