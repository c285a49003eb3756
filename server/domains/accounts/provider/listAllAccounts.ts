import { sql } from 'kysely'
import { PAGE_SIZE, TARIFF_TIME_ZONE } from '@/contract/constants'
import type { AccountPage, AccountState, ListedAccount } from '@/contract/entities/account/provider'
import { accountsInMonth, isFrozenAt } from '../../../allowance/allowance'
import { monthOf } from '../../../allowance/months'
import type { Person } from '../../../auth/sessions'
import type { Db } from '../../../db/openDatabase'
import { containing, wordsOf } from '../../../language/searchText'
import { daysIn, isoOrNull } from '../../../language/times'
import type { World } from '../../../world'

export interface AccountQuestion {
  search: string
  state: AccountState | null
  plan: string | null
  page: number
}

/** One page of all accounts for a person of the provider, by name. */
export async function listAllAccounts(
  { db, clock, settings }: Pick<World, 'db' | 'clock' | 'settings'>,
  person: Person,
  question: AccountQuestion,
): Promise<AccountPage> {
  const now = clock.now()
  const found = narrowed(db, question, now)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['account.id', 'account.username', 'account.name', 'account.paid_until'])
    .select(['account.suspended_reason', 'account.storage_bytes', 'plan.code'])
    .select(['plan.traffic_limit', 'plan.widget_loads_per_month', 'plan.widget_limit'])
    .select(['plan.storage_bytes as storage_limit', 'usage_month.loads', 'usage_month.visitors'])
    .select(stateAt(now).as('state'))
    .orderBy('account.search_text')
    .orderBy('account.id')
    .limit(PAGE_SIZE)
    .offset((question.page - 1) * PAGE_SIZE)
    .execute()
  const facts = await factsOf(
    db,
    person,
    rows.map(({ id }) => id),
    now,
  )
  const plans = await db.selectFrom('plan').select('code').orderBy('id').execute()
  return {
    accounts: rows.map((row): ListedAccount => {
      const owner = facts.owners.get(row.id)
      return {
        username: row.username,
        name: row.name,
        ownerEmail: owner?.email ?? null,
        isOwnerInvited: owner?.isInvited ?? false,
        state: row.state,
        paidUntil: tariffDay(row.paid_until),
        plan: row.code,
        usage: {
          visitors: { used: row.visitors ?? 0, limit: row.traffic_limit },
          loads: { used: row.loads ?? 0, limit: row.widget_loads_per_month },
          widgets: { used: facts.widgets.get(row.id) ?? 0, limit: row.widget_limit },
          storage: { used: row.storage_bytes, limit: row.storage_limit },
        },
        seenAt: isoOrNull(facts.seen.get(row.id) ?? null),
        suspendedReason: row.suspended_reason,
        visitUntil: isoOrNull(facts.visits.get(row.id) ?? null),
      }
    }),
    paging: {
      page: question.page,
      pageCount: Math.ceil(total / PAGE_SIZE),
      total,
    },
    plans: plans.map(({ code }) => code),
    isAdministrator: person.providerRole === 'administrator',
    hasTips: person.hasTips,
    hasInbox: settings.supportInbox,
  }
}

const { dayOf } = daysIn(TARIFF_TIME_ZONE)

/** The last paid day of an account. */
export const tariffDay = (paidUntil: number | null): string | null =>
  paidUntil === null ? null : dayOf(paidUntil)

/** The state of an account. */
const stateAt = (now: number) => sql<AccountState>`case
  when account.deletes_at is not null then 'deleting'
  when account.suspended_at is not null then 'suspended'
  when ${isFrozenAt(now)} then 'frozen'
  when account.paid_until <= ${now} then 'ended'
  when account.paid_until is not null then 'paid'
  else 'active' end`

function narrowed(db: Db, { search, state, plan }: AccountQuestion, now: number) {
  let rows = accountsInMonth(db, monthOf(now))
  for (const word of wordsOf(search)) {
    const pattern = containing(word)
    rows = rows.where(sql<boolean>`(
      account.search_text like ${pattern} escape '\\' or account.id in (
        select member.account_id from member left join person on person.id = member.person_id
        where member.is_owner = 1
        and coalesce(person.email, member.invited_email) like ${pattern} escape '\\'
      )
    )`)
  }
  if (state !== null) rows = rows.where(stateAt(now), '=', state)
  if (plan !== null) rows = rows.where('plan.code', '=', plan)
  return rows
}

/** The data of a page's rows from other tables, by the account's id. */
async function factsOf(db: Db, person: Person, ids: number[], now: number): Promise<Facts> {
  if (ids.length === 0) {
    return { owners: new Map(), widgets: new Map(), seen: new Map(), visits: new Map() }
  }
  const owners = await db
    .selectFrom('member')
    .leftJoin('person', 'person.id', 'member.person_id')
    .where('member.account_id', 'in', ids)
    .where('member.is_owner', '=', 1)
    .select(['member.account_id', 'member.invited_email', 'person.email'])
    .orderBy('member.id', 'desc')
    .execute()
  const widgets = await db
    .selectFrom('widget')
    .where('account_id', 'in', ids)
    .groupBy('account_id')
    .select(({ fn }) => ['account_id' as const, fn.countAll<number>().as('count')])
    .execute()
  const seen = await db
    .selectFrom('member')
    .where('account_id', 'in', ids)
    .groupBy('account_id')
    .select(({ fn }) => ['account_id' as const, fn.max('seen_at').as('seen_at')])
    .execute()
  const visits = await db
    .selectFrom('visit')
    .where('account_id', 'in', ids)
    .where('session_hash', '=', person.session ?? '')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['account_id', 'expires_at'])
    .execute()
  return {
    // The first of several owners.
    owners: new Map(
      owners.map(({ account_id, email, invited_email }) => [
        account_id,
        { email: email ?? invited_email, isInvited: email === null },
      ]),
    ),
    widgets: new Map(widgets.map(({ account_id, count }) => [account_id, count])),
    seen: new Map(seen.map(({ account_id, seen_at }) => [account_id, seen_at])),
    visits: new Map(visits.map(({ account_id, expires_at }) => [account_id, expires_at])),
  }
}

interface Facts {
  owners: Map<number, { email: string | null; isInvited: boolean }>
  widgets: Map<number, number>
  seen: Map<number, number | null>
  visits: Map<number, number>
}
