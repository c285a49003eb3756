import { BY_ID, by, own, type StoredTable, type TableName } from './storedTable'

const PROVIDERS = 'Belongs to the payment provider of this installation.'
const COUNTED = 'Counted again by triggers.'
const SUMMARISED = 'Made again of the events.'
const DELETION = 'An account that was asked to be deleted is only deleted where it was.'
const SUSPENSION = 'A decision of this installation’s provider.'
const RECORD = 'For the provider of this installation only.'
const SIGNED_IN = 'A secret by which somebody signs in here.'
const EVERYWHERE = 'The same in every installation.'
const COUNTERS = 'Counters of a day or a minute, without names.'

/** The account, its people, what they do and pay, and what shoppers send. */
export const PEOPLE_TABLES = {
  event: {
    of: own,
    columns: {
      events: 'type post_id sku_id widget_id amount currency device page_id created_at',
      technical: 'id account_id event_key',
    },
    archive: { ...BY_ID, refs: { post_id: 'post', sku_id: 'sku', page_id: 'event_page' } },
  },
  event_summary: {
    of: own,
    columns: { events: 'level start', technical: 'id account_id' },
    archive: SUMMARISED,
  },
  event_summary_part: {
    of: by('summary_id', 'event_summary'),
    columns: { events: 'kind body', technical: 'summary_id' },
    archive: SUMMARISED,
  },
  event_page: {
    of: own,
    columns: { events: 'url', technical: 'id account_id' },
    archive: BY_ID,
  },
  interaction_answer: {
    of: own,
    columns: {
      answers:
        'post_id type carousel_position answer value interaction_id widget_id device created_at',
      technical: 'id account_id answer_key',
    },
    archive: { ...BY_ID, refs: { post_id: 'post' } },
  },
  shopper: {
    of: own,
    columns: { shoppers: 'mark began_at opened_at ordered_at', technical: 'id account_id' },
    archive: {
      ...BY_ID,
      leftOut: { mark: { why: 'Names a browser for some days.', otherwise: null } },
    },
  },
  visitor: {
    of: own,
    columns: { visitors: 'hash day', technical: 'account_id' },
    archive: COUNTERS,
  },
  visitor_salt: { of: 'none', columns: { visitors: 'day salt' }, archive: COUNTERS },
  public_call: { of: 'none', columns: { counts: 'key_hash minute calls' }, archive: COUNTERS },
  usage_month: {
    of: own,
    columns: { shop: 'month loads visitors full_at', technical: 'account_id' },
    archive: { key: ['month'] },
  },
  audit: {
    of: own,
    columns: {
      work: 'person_id action entity entity_id at detail',
      support: 'visit_id',
      technical: 'id account_id',
    },
    archive: { ...BY_ID, refs: { person_id: 'person', visit_id: 'visit' }, json: ['detail'] },
  },
  visit: {
    of: own,
    columns: {
      support: 'person_id session_hash reason started_at expires_at ended_at',
      technical: 'id account_id',
    },
    archive: {
      ...BY_ID,
      refs: { person_id: 'person' },
      leftOut: { session_hash: { why: 'A session.', otherwise: { unique: true } } },
    },
  },
  support_report: {
    of: own,
    columns: {
      reports: 'code build state note bytes created_at record',
      technical: 'id account_id',
    },
    archive: {
      ...BY_ID,
      leftOut: {
        bytes: { why: RECORD, otherwise: 0 },
        record: { why: RECORD, otherwise: '' },
      },
    },
  },
  member: {
    of: own,
    columns: {
      membership:
        'person_id role_id is_owner created_at joined_at seen_at getting_started_closed_at invited_name invited_email',
      technical: 'id account_id',
    },
    archive: { ...BY_ID, refs: { person_id: 'person' }, codes: { role_id: 'team_role' } },
  },
  mail_choice: {
    of: by('member_id', 'member'),
    columns: { membership: 'member_id topic is_on' },
    archive: { key: ['member_id', 'topic'], refs: { member_id: 'member' } },
  },
  sent_letter: {
    of: by('member_id', 'member'),
    columns: { membership: 'member_id code period sent_at pending_since' },
    archive: { key: ['member_id', 'code', 'period'], refs: { member_id: 'member' } },
  },
  attention_hidden: {
    of: by('member_id', 'member'),
    columns: { membership: 'member_id kind count hidden_until' },
    archive: { key: ['member_id', 'kind'], refs: { member_id: 'member' } },
  },
  access_link: {
    of: by('member_id', 'member'),
    columns: { links: 'token_hash member_id person_id created_at expires_at' },
    archive: SIGNED_IN,
  },
  saved_view: {
    of: own,
    columns: { work: 'person_id name name_key search created_at', technical: 'id account_id' },
    archive: { ...BY_ID, refs: { person_id: 'person' } },
  },
  creation: {
    of: own,
    columns: {
      work: 'person_id key request_hash result created_at',
      technical: 'account_id',
    },
    archive: 'Answers to calls of the last day, for whom they may be sent again.',
  },
  person: {
    of: 'person',
    columns: {
      profile:
        'email name password_hash locale is_provider_admin is_provider_moderator has_tips created_at',
      technical: 'id',
    },
    archive: {
      ...BY_ID,
      leftOut: {
        password_hash: { why: 'A password.', otherwise: { unique: true } },
        is_provider_admin: { why: 'A right in this installation.', otherwise: 0 },
        is_provider_moderator: { why: 'A right in this installation.', otherwise: 0 },
      },
    },
  },
  session: {
    of: 'person',
    columns: { sessions: 'token_hash person_id created_at expires_at seen_at network user_agent' },
    archive: SIGNED_IN,
  },
  email_change: {
    of: 'person',
    columns: {
      links:
        'new_hash old_hash person_id email new_confirmed_at old_confirmed_at created_at expires_at',
    },
    archive: SIGNED_IN,
  },
  sign_in_attempt: {
    of: 'none',
    columns: { sessions: 'key_hash drained_at retry_at' },
    archive: SIGNED_IN,
  },
  team_role: { of: 'none', columns: { technical: 'id code' }, archive: EVERYWHERE },
  team_role_permission: {
    of: 'none',
    columns: { technical: 'role_id permission' },
    archive: EVERYWHERE,
  },
  payment: {
    of: own,
    columns: {
      payments:
        'order_id refunded_total plan_id amount months paid_at paid_until is_auto_renewal account_id',
      technical: 'id',
    },
    archive: { ...BY_ID, codes: { plan_id: 'plan' }, refs: { order_id: 'plan_order' } },
  },
  plan_order: {
    of: own,
    columns: {
      payments:
        'plan_id months amount refunded method status key provider_key provider_id method_id confirmation_url is_renewed has_problem buyer seller created_at checked_at paid_at',
      technical: 'id account_id',
    },
    archive: {
      ...BY_ID,
      only: {
        column: 'status',
        values: ['paid', 'refunded', 'cancelled'],
        why: 'Orders under way are paid to the operator of this installation.',
      },
      codes: { plan_id: 'plan' },
      leftOut: {
        provider_key: { why: PROVIDERS, otherwise: { unique: true } },
        provider_id: { why: PROVIDERS, otherwise: null },
        method_id: { why: 'A payment method.', otherwise: null },
        confirmation_url: { why: PROVIDERS, otherwise: null },
        is_renewed: { why: PROVIDERS, otherwise: 0 },
      },
      json: ['buyer', 'seller'],
    },
  },
  kept_ledger: {
    of: 'none',
    columns: {
      payments: 'order_number method payment_number plan months amount paid_at company kept_until',
      technical: 'id',
    },
    archive: 'Payments of deleted accounts, which the law requires the provider to keep.',
  },
  plan: {
    of: 'none',
    columns: {
      technical: 'id code traffic_limit widget_loads_per_month widget_limit storage_bytes',
    },
    archive: EVERYWHERE,
  },
  account: {
    of: 'itself',
    columns: {
      shop: 'username name locale time_zone post_count storage_bytes plan_id paid_until is_auto_renewal funnel_status licence_base renewal_order_id renewal_cancelled_at renewal_failed_at google_counter yandex_counter created_at started_at suspended_at suspended_reason deletion_asked_at deletes_at deletion_started_at event_months search_text',
      payments: 'company',
      technical: 'id content_version digest_week reports_week',
    },
    archive: {
      ...BY_ID,
      codes: { plan_id: 'plan' },
      leftOut: {
        post_count: { why: COUNTED, otherwise: 0 },
        storage_bytes: { why: COUNTED, otherwise: 0 },
        is_auto_renewal: { why: PROVIDERS, otherwise: 0 },
        renewal_order_id: { why: PROVIDERS, otherwise: null },
        renewal_cancelled_at: { why: PROVIDERS, otherwise: null },
        renewal_failed_at: { why: PROVIDERS, otherwise: null },
        suspended_at: { why: SUSPENSION, otherwise: null },
        suspended_reason: { why: SUSPENSION, otherwise: null },
        deletion_asked_at: { why: DELETION, otherwise: null },
        deletes_at: { why: DELETION, otherwise: null },
        deletion_started_at: { why: DELETION, otherwise: null },
      },
      json: ['company', 'licence_base'],
    },
  },
} as const satisfies Partial<Record<TableName, StoredTable>>
