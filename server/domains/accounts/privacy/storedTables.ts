import { STORED_THINGS, type StoredThing } from '@/contract/entities/account/privacy'
import { STORED_CONTENT } from './storedContent'
import { by, own, type StoredTable, type TableName } from './storedTable'

/**
 * Everything that the database stores: whose rows they are, and what their columns say about whom. The page about stored data is made of it, and an
 * account is deleted by it; tests compare it with the schema. Of tables of one depth the first are deleted first.
 */
export const STORED_TABLES: Record<TableName, StoredTable> = {
  event: {
    of: own,
    columns: {
      events: 'type post_id sku_id widget_id amount currency device page_id created_at',
      technical: 'id account_id event_key',
    },
  },
  event_count: {
    of: own,
    columns: {
      events:
        'kind start key widget_id device loads views opens product_clicks cart_adds purchases actions completions',
      technical: 'account_id',
    },
  },
  event_page: { of: own, columns: { events: 'url', technical: 'id account_id' } },
  interaction_answer: {
    of: own,
    columns: {
      answers:
        'post_id type carousel_position answer value interaction_id widget_id device created_at',
      technical: 'id account_id answer_key',
    },
  },
  visitor: { of: own, columns: { visitors: 'hash day', technical: 'account_id' } },
  visitor_salt: { of: 'none', columns: { visitors: 'day salt' } },
  public_call: { of: 'none', columns: { counts: 'key_hash minute calls' } },
  usage_month: {
    of: own,
    columns: { shop: 'month loads visitors full_at', technical: 'account_id' },
  },

  audit: {
    of: own,
    columns: {
      work: 'person_id action entity entity_id at detail',
      support: 'visit_id',
      technical: 'id account_id',
    },
  },
  visit: {
    of: own,
    columns: {
      support: 'person_id session_hash reason started_at expires_at ended_at',
      technical: 'id account_id',
    },
  },
  member: {
    of: own,
    columns: {
      membership:
        'person_id role_id is_owner created_at joined_at seen_at getting_started_closed_at invited_name invited_email',
      technical: 'id account_id',
    },
  },
  mail_choice: { of: by('member_id', 'member'), columns: { membership: 'member_id topic is_on' } },
  sent_letter: {
    of: by('member_id', 'member'),
    columns: { membership: 'member_id code period sent_at' },
  },
  access_link: {
    of: by('member_id', 'member'),
    columns: { links: 'token_hash member_id person_id created_at expires_at' },
  },
  saved_view: {
    of: own,
    columns: { work: 'person_id name name_key search created_at', technical: 'id account_id' },
  },
  person: {
    of: 'person',
    columns: {
      profile:
        'email name password_hash locale is_provider_admin is_provider_moderator has_tips created_at',
      technical: 'id',
    },
  },
  session: {
    of: 'person',
    columns: { sessions: 'token_hash person_id created_at expires_at seen_at network user_agent' },
  },
  email_change: {
    of: 'person',
    columns: {
      links:
        'new_hash old_hash person_id email new_confirmed_at old_confirmed_at created_at expires_at',
    },
  },
  sign_in_attempt: { of: 'none', columns: { sessions: 'key_hash drained_at retry_at' } },
  team_role: { of: 'none', columns: { technical: 'id code' } },
  team_role_permission: { of: 'none', columns: { technical: 'role_id permission' } },

  ...STORED_CONTENT,

  widget_model: {
    of: by('widget_id', 'widget'),
    columns: {
      widgets:
        'widget_id file_name blob bytes packed_bytes triangles size_x size_y size_z created_at',
      technical: 'id',
    },
  },
  widget_poster: {
    of: by('widget_id', 'widget'),
    columns: { widgets: 'widget_id blob width height variants created_at', technical: 'id' },
  },
  widget_page: {
    of: by('widget_id', 'widget'),
    columns: { widgets: 'widget_id page revision live_at seen_at' },
  },
  widget: {
    of: own,
    columns: {
      widgets: 'embed_id widget_type role mode settings created_at saved_at',
      technical: 'id account_id revision',
    },
  },

  source: {
    of: own,
    columns: {
      connections:
        'integration_id type name is_auto_publication auto_markup_mode synced_at created_at caught_up_at checked_at cursor has_older',
      technical: 'id account_id revision',
    },
  },
  integration: {
    of: own,
    columns: {
      connections: 'type name status provider_id token token_expires_at synced_at created_at',
      technical: 'id account_id revision',
    },
  },
  job: {
    of: own,
    columns: {
      connections: 'result problem',
      technical:
        'id account_id kind subject run_at lease_token lease_until failures done total started_at finished_at created_at',
    },
  },
  payment: {
    of: own,
    columns: {
      payments:
        'order_id refunded_total plan_id amount months paid_at paid_until is_auto_renewal account_id',
      technical: 'id',
    },
  },
  plan_order: {
    of: own,
    columns: {
      payments:
        'plan_id months amount refunded method status key provider_key provider_id method_id confirmation_url is_renewed has_problem buyer seller created_at checked_at paid_at',
      technical: 'id account_id',
    },
  },
  kept_ledger: {
    of: 'none',
    columns: {
      payments: 'order_number method payment_number plan months amount paid_at company kept_until',
      technical: 'id',
    },
  },
  plan: {
    of: 'none',
    columns: {
      technical: 'id code traffic_limit widget_loads_per_month widget_limit storage_bytes',
    },
  },
  account: {
    of: 'none',
    columns: {
      shop: 'username name locale time_zone post_count storage_bytes plan_id paid_until is_auto_renewal funnel_status licence_base renewal_order_id renewal_cancelled_at renewal_failed_at google_counter yandex_counter created_at started_at suspended_at suspended_reason deletion_asked_at deletes_at deletion_started_at event_months search_text',
      payments: 'company',
      technical: 'id content_version digest_week',
    },
  },
}

export const TABLE_NAMES = Object.keys(STORED_TABLES) as TableName[]

/** The tables whose rows belong to accounts, those that depend on others first. */
export const ACCOUNT_TABLES: readonly TableName[] = TABLE_NAMES.filter(
  (name) => typeof STORED_TABLES[name].of !== 'string',
).toSorted((one, other) => depthOf(other) - depthOf(one))

function depthOf(name: TableName): number {
  const { of } = STORED_TABLES[name]
  return typeof of === 'string' ? 0 : 1 + depthOf(of.table)
}

/** What is stored about people and the shop, in the order of the contract. */
export const storedThings = (): StoredThing[] => {
  const used = new Set(TABLE_NAMES.flatMap((name) => Object.keys(STORED_TABLES[name].columns)))
  return STORED_THINGS.filter((thing) => used.has(thing))
}
