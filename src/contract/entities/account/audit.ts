import * as v from 'valibot'
import { idSchema, instantSchema } from '@/contract/entities/fields'
import { pagingSchema } from '@/contract/entities/posts/postList'
import { AUDIT_KINDS } from './auditActions'

/** The kinds of records to which an entry can link. */
export const AUDIT_THINGS = [
  'post',
  'album',
  'widget',
  'sku',
  'segment',
  'member',
  'person',
  'feed',
  'source',
  'integration',
  'review-import',
  'account',
] as const
export type AuditThingKind = (typeof AUDIT_THINGS)[number]

/** Messages with the names of their kinds. */
export const AUDIT_THING_LABELS = {
  post: 'audit.label_thing-post',
  album: 'audit.label_thing-album',
  widget: 'audit.label_thing-widget',
  sku: 'audit.label_thing-sku',
  segment: 'audit.label_thing-segment',
  member: 'audit.label_thing-member',
  person: 'audit.label_thing-person',
  feed: 'audit.label_thing-feed',
  source: 'audit.label_thing-source',
  integration: 'audit.label_thing-integration',
  'review-import': 'audit.label_thing-review-import',
  account: 'audit.label_thing-account',
} as const satisfies Record<AuditThingKind, string>

/** Who acted: the account's team, the provider's people, or the back office itself. */
export const AUDIT_SIDES = ['team', 'provider', 'system'] as const
export type AuditSide = (typeof AUDIT_SIDES)[number]

export const AUDIT_SIDE_LABELS = {
  team: 'audit.label_side-team',
  provider: 'audit.label_side-provider',
  system: 'audit.label_side-system',
} as const satisfies Record<AuditSide, string>

export const auditEntrySchema = v.object({
  id: v.number(),
  at: v.string(),
  /** Null for the back office itself. */
  person: v.nullable(v.string()),
  side: v.picklist(AUDIT_SIDES),
  /** One of `AUDIT_ACTIONS`; entries of other versions may have another. */
  action: v.string(),
  thing: v.nullable(
    v.object({
      kind: v.picklist(AUDIT_THINGS),
      id: v.string(),
      /** Null for a record without a name. */
      name: v.nullable(v.string()),
      /** Whether it still exists. */
      isThere: v.boolean(),
    }),
  ),
  /** Why the provider's people did it, in their own words; also of a visit. */
  reason: v.nullable(v.string()),
  /** Until when an ended visit lasted; null for other entries. */
  visitEnd: v.nullable(v.string()),
  /** The tariff that was given; null for other entries. */
  tariff: v.nullable(v.object({ plan: v.string(), paidUntil: v.nullable(v.string()) })),
})
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>

/** The provider's people are chosen together. */
export const auditPersonSchema = v.union([v.picklist(['provider', 'system']), idSchema])

/** Since is inclusive, till exclusive. */
export const auditFilterSchema = v.object({
  person: v.optional(auditPersonSchema),
  kind: v.optional(v.picklist(AUDIT_KINDS)),
  since: v.optional(instantSchema),
  till: v.optional(instantSchema),
})
export type AuditFilter = v.InferOutput<typeof auditFilterSchema>

export const auditPageSchema = v.object({
  entries: v.array(auditEntrySchema),
  paging: pagingSchema,
})
export type AuditPage = v.InferOutput<typeof auditPageSchema>

/** People who did something in the account, by name. */
export const auditPeopleSchema = v.object({
  people: v.array(v.object({ id: v.number(), name: v.string() })),
  hasProvider: v.boolean(),
})
export type AuditPeople = v.InferOutput<typeof auditPeopleSchema>
