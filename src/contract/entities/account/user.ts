import * as v from 'valibot'
import { isBlank } from '@/contract/text/typedText'
import { LIMITS } from '@/contract/limits'
import { localeSchema } from '@/contract/locale'
import { feedSchema } from '@/contract/entities/catalogue/feed'
import {
  counterSchema,
  integrationSchema,
  integrationTypeSchema,
} from '@/contract/entities/sources/integration'
import { deletionSchema } from './deletion'
import { DEFAULT_TIME_ZONE } from '@/contract/text/timeZone'
import { teamMembershipSchema } from './teamRole'
import { paymentSchema, subscriptionSchema } from './plan'
import { visitSchema } from './visit'
import { dataSourceSchema } from '@/contract/entities/sources/source'

/** The name that a person's team sees. */
export const personNameSchema = v.pipe(
  v.string(),
  v.nonEmpty('empty-field'),
  v.trim(),
  v.maxLength(LIMITS.personName, 'too-long'),
  v.check((name) => !isBlank(name), 'only-spaces-error'),
)

export const userSchema = v.object({
  /** Distinguishes people of one browser; 0 in records of older builds. */
  personId: v.optional(v.number(), 0),
  email: v.string(),
  /** The account's username, not the person's. */
  username: v.string(),
  /** The person's own name. */
  name: v.string(),
  /** The account's displayed name: the shop. */
  accountName: v.string(),
  /** Decides the account's days in reports; absent in records of older builds. */
  timeZone: v.optional(v.string(), DEFAULT_TIME_ZONE),
  locale: localeSchema,
  isViewedByAdmin: v.boolean(),
  /**
   * The current visit of a person of the provider; null for a member, and in records of older
   * builds.
   */
  visit: v.optional(v.nullable(visitSchema), null),
  /** Null unless the account awaits its deletion; absent in records of older builds. */
  deletion: v.optional(v.nullable(deletionSchema), null),
  isOwner: v.boolean(),
  teamMembership: v.nullable(teamMembershipSchema),
  /** The account's origin and whether it has paid (product-rules/account.md#funnel-statuses). */
  funnelStatus: v.number(),
  plan: v.nullable(subscriptionSchema),
  /** Newest first; empty for users who may not see the plan. */
  payments: v.array(paymentSchema),
  feed: v.nullable(feedSchema),
  dataSourceList: v.array(dataSourceSchema),
  facebookIntegrations: v.array(integrationSchema),
  /** The type of the first working integration; null without one. */
  activeIntegration: v.nullable(integrationTypeSchema),
  /** Every connection that was finished or is being set up; names are for those who may connect. Absent in records of older builds. */
  connections: v.optional(v.array(v.pick(integrationSchema, ['id', 'type', 'name', 'status'])), []),
  googleIntegration: counterSchema,
  yandexIntegration: counterSchema,
  /** Whether the user sees the first steps of the account; absent in records of older builds. */
  isGettingStarted: v.optional(v.boolean(), false),
  /** Whether they are unfinished, but the user has closed them; absent in records of older builds. */
  isGettingStartedClosed: v.optional(v.boolean(), false),
})
export type User = v.InferOutput<typeof userSchema>

/** An account that a person may open, in the landing page's list. */
export const accountSchema = v.object({
  username: v.string(),
  name: v.string(),
  /** `owner`, or the name of the person's role. */
  role: v.string(),
  /** Why the provider has suspended it; null while it is not. */
  suspendedReason: v.nullable(v.string()),
  /** When it is deleted; null without a scheduled deletion. */
  deletesAt: v.nullable(v.string()),
})
export type Account = v.InferOutput<typeof accountSchema>
