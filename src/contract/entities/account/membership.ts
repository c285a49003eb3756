import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { permissionSchema } from '@/contract/permissions'
import { teamRoleSchema } from './teamRole'

/** A member in the team's list. */
export const teamMemberSchema = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  isOwner: v.boolean(),
  /** Null for an owner without a role: an owner may do everything. */
  teamRole: v.nullable(teamRoleSchema),
  /**
   * Has not accepted the invitation or opened the account yet; name and e-mail are then as typed by
   * the inviter.
   */
  isInvited: v.boolean(),
  createdAt: v.string(),
  /** The last visit to the account, within some minutes; null when never, unknown, or in records of older builds. */
  seenAt: v.optional(v.nullable(v.string()), null),
})
export type TeamMember = v.InferOutput<typeof teamMemberSchema>

/** A group of related permissions, for the explanation of roles and rights. */
export const teamRolePermissionCategorySchema = v.object({
  code: v.picklist(['content', 'catalogue', 'widgets', 'account']),
  name: v.string(),
  permissions: v.array(v.object({ name: permissionSchema, title: v.string() })),
})
export type TeamRolePermissionCategory = v.InferOutput<typeof teamRolePermissionCategorySchema>

const typedText = v.pipe(v.string(), v.maxLength(LIMITS.typedText, 'too-long'))

/**
 * Fields of a new member as typed; the back office checks them
 * (product-rules/account.md#personal-fields). Without a password the person accepts by a link.
 */
export const newMemberSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(LIMITS.personName, 'too-long')),
  email: typedText,
  password: v.optional(typedText),
  confirmedPassword: v.optional(typedText),
  roleId: v.number(),
})
export type NewMember = v.InferOutput<typeof newMemberSchema>

/**
 * A link to pass on: an invitation, or the choice of a new password; `secret` keeps it out of
 * recorded sessions.
 */
export const accessLinkSchema = v.object({
  secretLink: v.string(),
  expiresAt: v.string(),
  /** Whether it was also sent to the person's e-mail. */
  isSent: v.boolean(),
})
export type AccessLink = v.InferOutput<typeof accessLinkSchema>

/** A session of a person. */
export const sessionSchema = v.object({
  id: v.string(),
  /** Names from the user agent; null when unknown. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  isPhone: v.boolean(),
  /** An IPv4 address or an IPv6 network; empty when unknown. */
  network: v.string(),
  createdAt: v.string(),
  seenAt: v.string(),
  isCurrent: v.boolean(),
})
export type Session = v.InferOutput<typeof sessionSchema>

/** The user's new password, and the current one as proof. */
export const passwordChangeSchema = v.object({
  currentPassword: typedText,
  password: typedText,
  confirmedPassword: typedText,
})
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>
