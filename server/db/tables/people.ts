import type { Generated } from 'kysely'
import type { AttentionKind } from '@/contract/entities/account/attention'
import type { MailTopic } from '@/contract/entities/account/mail'
import type { EventMonths } from '@/contract/entities/account/privacy'
import type { Locale } from '@/contract/locale'
import type { Permission } from '@/contract/permissions'
import type { Flag, Json, Time } from './columns'

export interface AccountTable {
  id: Generated<number>
  /** The part of the cabinet's address; lower case. */
  username: string
  /** The shop's displayed name. */
  name: string
  /** Language of the account's widgets. */
  locale: Locale
  /** An IANA name; decides the account's days in reports and letters. */
  time_zone: Generated<string>
  /** The last weeks (`weekOfLetter`) whose weekly letters were sent or would have been empty; null before the first. */
  digest_week: Generated<number | null>
  reports_week: Generated<number | null>
  /** Raised by every change that a widget could show; part of the widget API's ETag. */
  content_version: Generated<number>
  /** Maintained by triggers of `post`. */
  post_count: Generated<number>
  /**
   * Bytes of posts' files and of 3D models; maintained by triggers of `media` and `widget_model`.
   */
  storage_bytes: Generated<number>
  /** Null only for an account whose plan was withdrawn. */
  plan_id: number | null
  /** Null when unlimited. */
  paid_until: Time | null
  is_auto_renewal: Generated<Flag>
  /** Funnel status: 12 is self-service (product-rules/account.md#funnel-statuses). */
  funnel_status: Generated<number>
  /** The company of the last invoice; null before the first. */
  company: Generated<Json | null>
  /** The licence before its orders (`server/domains/payments/licence.ts`); null before the first. */
  licence_base: Generated<Json | null>
  /** The order that the automatic renewal repeats; null: nothing is charged. */
  renewal_order_id: Generated<number | null>
  /** When a person switched the renewal off; null: it is on, or was never. */
  renewal_cancelled_at: Generated<Time | null>
  /** When refusals of the bank switched the renewal off; null after the next payment. */
  renewal_failed_at: Generated<Time | null>
  google_counter: string | null
  yandex_counter: string | null
  created_at: Time
  /** When all first steps were completed; null before. */
  started_at: Generated<Time | null>
  /**
   * When the provider suspended the account, and the reason that its team reads; both null while it
   * is not suspended.
   */
  suspended_at: Generated<Time | null>
  suspended_reason: Generated<string | null>
  /** When its deletion was requested, and when it begins; both null without a scheduled deletion. */
  deletion_asked_at: Generated<Time | null>
  deletes_at: Generated<Time | null>
  /** When the deletion of its rows began; from then on it cannot be cancelled. */
  deletion_started_at: Generated<Time | null>
  /** Months for which events are kept (`EventMonths` of the contract); null: as long as the operator permits. */
  event_months: Generated<EventMonths>
  /** Name and username for searching (`accountSearchText`). */
  search_text: Generated<string>
}

/** A plan; a null limit is unlimited. */
export interface PlanTable {
  id: Generated<number>
  code: string
  traffic_limit: number | null
  widget_loads_per_month: number | null
  widget_limit: number | null
  storage_bytes: number | null
}

/** The usage of an account's plan by shoppers in a month. */
export interface UsageMonthTable {
  account_id: number
  /** Months since January of year 0 (`monthOf`). */
  month: number
  /** Loads of widgets. */
  loads: Generated<number>
  visitors: Generated<number>
  /** When a limit of the plan was reached; null while none is. */
  full_at: Generated<Time | null>
}

/** A letter of a topic that a member chose or refused; without a row the default of `wantsLetters` holds. */
export interface MailChoiceTable {
  member_id: number
  topic: MailTopic
  is_on: Flag
}

/** A letter that was sent to a member, so that each is sent once. */
export interface SentLetterTable {
  member_id: number
  /** The subject of the letter: a `NoticeCode`, `source 7`, `token 7`, `digest`, `reports`. */
  code: string
  /**
   * The occasion for which it is sent once: an end of the paid time, a month, a fault, an end of a
   * token, a week.
   */
  period: string
  sent_at: Time
  /** When the process that is sending it began; null once the mail server has accepted it. */
  pending_since: Generated<Time | null>
}

/** What a member hid of the things that wait, until `hidden_until` or until more than `count` wait. */
export interface AttentionHiddenTable {
  member_id: number
  kind: AttentionKind
  count: number
  hidden_until: Time
}

/**
 * A new e-mail of a person, until both addresses have confirmed it. An ended change is kept for a
 * day, because the changes of a day are counted.
 */
export interface EmailChangeTable {
  /** SHA-256 of the tokens of the letters to both addresses, hex. */
  new_hash: string
  old_hash: string
  person_id: number
  /** The new one; lower case. */
  email: string
  new_confirmed_at: Time | null
  old_confirmed_at: Time | null
  created_at: Time
  /** In the past when the change has taken effect, was cancelled or was replaced. */
  expires_at: Time
}

/** A visitor of a shop on the current day; deleted when the day is over. */
export interface VisitorTable {
  /** Days since the epoch (`dayOf`). */
  day: number
  account_id: number
  /** The hash of network and browser, with the salt of the day: no addresses are stored. */
  hash: string
}

/** Deleted with the visitors of its day. */
export interface VisitorSaltTable {
  day: number
  salt: string
}

/** The ledger: payments and, as negative amounts, refunds. */
export interface PaymentTable {
  id: Generated<number>
  /** Null for a payment that was noted by hand. */
  order_id: Generated<number | null>
  /** The refunds of the order, including this entry. */
  refunded_total: Generated<number>
  account_id: number
  plan_id: number
  /** Kopecks. */
  amount: number
  months: 1 | 3 | 6 | 12
  paid_at: Time
  paid_until: Time
  is_auto_renewal: Generated<Flag>
}

export interface PersonTable {
  id: Generated<number>
  /** Lower case. */
  email: string
  name: string
  /** argon2id in its encoded form. */
  password_hash: string
  locale: Locale
  /** The provider's own staff: opens every account with a reason, and manages accounts. */
  is_provider_admin: Generated<Flag>
  /** The provider's moderators: open every account with a reason, and do not manage accounts. */
  is_provider_moderator: Generated<Flag>
  /** Whether tours are shown in accounts that a person of the provider opens. */
  has_tips: Generated<Flag>
  created_at: Time
}

export type RoleCode = 'administrator' | 'editor' | 'marketer' | 'observer'

export interface TeamRoleTable {
  id: Generated<number>
  /** The displayed name is `server.role_{code}` of the translations. */
  code: RoleCode
}

export interface TeamRolePermissionTable {
  role_id: number
  permission: Permission
}

/** A membership of a person, or one reserved for an invited person. */
export interface MemberTable {
  id: Generated<number>
  account_id: number
  /** Null until the invitation is accepted. */
  person_id: number | null
  /** Null for an owner without a role. */
  role_id: number | null
  is_owner: Generated<Flag>
  created_at: Time
  /** When the person accepted the invitation or first opened the account; null before. */
  joined_at: Time | null
  /**
   * When the person last worked in the account, accurate to some minutes; null when never or
   * unknown.
   */
  seen_at: Generated<Time | null>
  /** When the person closed the list of first steps; null: not closed. */
  getting_started_closed_at: Generated<Time | null>
  /** As typed by the inviter; null once there is a person. The e-mail is lower case. */
  invited_name: string | null
  invited_email: string | null
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string
  person_id: number
  created_at: Time
  /** Extended by use, up to an absolute end (`server/auth/sessions.ts`). */
  expires_at: Time
  /** The time of the last use, accurate to some minutes. */
  seen_at: Generated<Time>
  /** Where it was last used; empty when unknown. */
  network: Generated<string>
  /** The user agent, truncated. */
  user_agent: Generated<string>
}

/** Failed sign-ins and password checks of one key: a leaky bucket. */
export interface SignInAttemptTable {
  /** SHA-256 of the counted key, hex. */
  key_hash: string
  /** When the bucket is empty again. */
  drained_at: Time
  /** Attempts before this time are refused. */
  retry_at: Time
}

/** A one-time link: an invitation, or the choice of a new password. */
export interface AccessLinkTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string
  /** The invitation that it accepts. */
  member_id: number | null
  /** The person whose password it sets. */
  person_id: number | null
  created_at: Time
  expires_at: Time
}

/** A person of the provider in an account, from one session. */
export interface VisitTable {
  id: Generated<number>
  account_id: number
  person_id: number
  /** The hash of the session's token; the visit ends with the session. */
  session_hash: string
  /** As typed; the account's owner reads it. */
  reason: string
  started_at: Time
  expires_at: Time
  /** Null while it lasts, and for one that expired unnoticed. */
  ended_at: Generated<Time | null>
}

export interface AuditTable {
  id: Generated<number>
  account_id: number | null
  /** Null for the server itself. */
  person_id: number | null
  /** The visit during which a person of the provider did it. */
  visit_id: Generated<number | null>
  /** One of `AUDIT_ACTIONS`. */
  action: string
  entity: string
  entity_id: string
  at: Time
  /** Facts about the change; never texts of posts, passwords or tokens. */
  detail: Json
}
