import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import type { Permission } from '@/contract/permissions'

/** Letters that a person may choose or refuse, each for one account (product-rules/account.md#letters). */
export const MAIL_TOPICS = ['sources', 'tokens', 'limits', 'digest', 'reports'] as const
export const mailTopicSchema = v.picklist(MAIL_TOPICS)
export type MailTopic = v.InferOutput<typeof mailTopicSchema>

/**
 * The right without which letters of a topic are neither offered nor sent; null: no right is
 * required.
 */
export const TOPIC_RIGHTS: Record<MailTopic, Permission | null> = {
  sources: 'MANAGE_SOURCES',
  tokens: 'MANAGE_INTEGRATIONS',
  limits: 'VIEW_TARIFF',
  digest: null,
  reports: 'MANAGE_ANALYTICS',
}

/** A person's e-mail and letters, as their dialog shows them. */
export const mailSchema = v.object({
  /** The e-mail with which the person signs in. */
  email: v.string(),
  /** Whether the server sends letters. */
  isSetUp: v.boolean(),
  /** A new e-mail that is not yet confirmed by both addresses. */
  change: v.nullable(
    v.object({
      email: v.string(),
      isNewConfirmed: v.boolean(),
      isOldConfirmed: v.boolean(),
      expiresAt: v.string(),
    }),
  ),
  /** The topics that the person may choose; empty for a user who is not a member of the account. */
  topics: v.array(v.object({ topic: mailTopicSchema, isOn: v.boolean() })),
})
export type Mail = v.InferOutput<typeof mailSchema>

const typedText = v.pipe(v.string(), v.maxLength(LIMITS.typedText, 'too-long'))

/** The new e-mail, and the password as proof. */
export const emailChangeSchema = v.object({ email: typedText, currentPassword: typedText })
export type EmailChange = v.InferOutput<typeof emailChangeSchema>

export const mailChoiceSchema = v.object({ topic: mailTopicSchema, isOn: v.boolean() })
export type MailChoice = v.InferOutput<typeof mailChoiceSchema>
