import * as v from 'valibot'
import { localeSchema } from '../locale'
import { teamMembershipSchema } from './membership'

export const userSchema = v.object({
  email: v.string(),
  /** The account's username, not the person's. */
  username: v.string(),
  /** The person's own name. */
  name: v.string(),
  /** The account's name for people: the shop. */
  accountName: v.string(),
  locale: localeSchema,
  isViewedByAdmin: v.boolean(),
  isOwner: v.boolean(),
  teamMembership: v.nullable(teamMembershipSchema),
})
export type User = v.InferOutput<typeof userSchema>

/** An account that a person may open, as the landing page lists it. */
export const accountSchema = v.object({
  username: v.string(),
  name: v.string(),
  /** `owner`, `admin` (the provider's), or the name of the person's role. */
  role: v.string(),
})
export type Account = v.InferOutput<typeof accountSchema>
