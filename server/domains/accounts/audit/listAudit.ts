import { sql } from 'kysely'
import * as v from 'valibot'
import { PAGE_SIZE } from '@/contract/constants'
import type {
  AuditEntry,
  AuditFilter,
  AuditPage,
  AuditPeople,
  AuditSide,
} from '@/contract/entities/account/audit'
import { actionsOf } from '@/contract/entities/account/auditActions'
import type { Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { readJson } from '../../../db/readJson'
import { iso, isoOrNull } from '../../../language/times'
import { auditThings } from './auditThings'

/** Actions of the provider's people outside of a visit. */
const OF_PROVIDER = [
  'account.create',
  'account.tariff',
  'account.suspend',
  'account.restore',
  'invoice.confirm',
  'invoice.cancel',
]

/** One page of the account's audit, newest first. */
export async function listAudit(
  db: Db,
  { account, requestedAt }: Actor,
  filter: AuditFilter,
  page: number,
): Promise<AuditPage> {
  const { total } = await found(db, account.id, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const entries = await readEntries(db, account.id, filter, {
    now: requestedAt,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  return { entries, paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total } }
}

export async function readEntries(
  db: Db,
  accountId: number,
  filter: AuditFilter,
  { now, limit, offset }: { now: number; limit: number; offset: number },
): Promise<AuditEntry[]> {
  const rows = await found(db, accountId, filter)
    .leftJoin('person', 'person.id', 'audit.person_id')
    .leftJoin('visit', 'visit.id', 'audit.visit_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.action',
      'audit.entity',
      'audit.entity_id',
      'audit.detail',
      'audit.person_id',
      'audit.visit_id',
      'person.name',
      'visit.reason',
      'visit.ended_at',
      'visit.expires_at',
    ])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const things = await auditThings(db, accountId, rows)
  return rows.map((row, index) => {
    const detail = readJson(detailSchema, row.detail)
    const { plan, paidUntil } = detail
    return {
      id: row.id,
      at: iso(row.at),
      person: row.name,
      side: sideOf(row),
      action: row.action,
      thing: things[index] ?? null,
      reason: row.reason ?? detail.reason,
      visitEnd: row.action === 'visit.begin' ? isoOrNull(endOf(row, now)) : null,
      tariff: plan === null ? null : { plan, paidUntil: isoOrNull(paidUntil) },
    }
  })
}

/** The shown fields of an entry's details. A field of another type is ignored, because other actions use the same names differently. */
const detailSchema = v.object({
  reason: v.fallback(v.nullable(v.string()), null),
  plan: v.fallback(v.nullable(v.string()), null),
  paidUntil: v.fallback(v.nullable(v.number()), null),
})

/** An expired visit may have no stored end. */
function endOf(
  { ended_at, expires_at }: { ended_at: number | null; expires_at: number | null },
  now: number,
): number | null {
  if (ended_at !== null) return ended_at
  return expires_at !== null && expires_at <= now ? expires_at : null
}

interface Doer {
  person_id: number | null
  visit_id: number | null
  action: string
}

function sideOf({ person_id, visit_id, action }: Doer): AuditSide {
  if (person_id === null) return 'system'
  return visit_id !== null || OF_PROVIDER.includes(action) ? 'provider' : 'team'
}

function found(db: Db, accountId: number, { person, kind, since, till }: AuditFilter) {
  let rows = db.selectFrom('audit').where('audit.account_id', '=', accountId)
  if (person === 'system') rows = rows.where('audit.person_id', 'is', null)
  else if (person === 'provider') {
    rows = rows
      .where('audit.person_id', 'is not', null)
      .where((row) =>
        row.or([row('audit.visit_id', 'is not', null), row('audit.action', 'in', OF_PROVIDER)]),
      )
  } else if (person !== undefined) rows = rows.where('audit.person_id', '=', person)
  if (kind !== undefined) rows = rows.where('audit.action', 'in', actionsOf(kind))
  if (since !== undefined) rows = rows.where('audit.at', '>=', Date.parse(since))
  if (till !== undefined) rows = rows.where('audit.at', '<', Date.parse(till))
  return rows
}

/** Everyone who did something in the account, by name. The provider's people are not named: one flag states that there are some. */
export async function listAuditPeople(db: Db, { account }: Actor): Promise<AuditPeople> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('audit')
        .where('account_id', '=', account.id)
        .where('person_id', 'is not', null)
        .groupBy('person_id')
        .select(({ fn, eb, and }) => [
          'person_id',
          // Outside of a visit, except for actions of the provider.
          fn
            .max<number>(
              eb
                .case()
                .when(and([eb('visit_id', 'is', null), eb('action', 'not in', OF_PROVIDER)]))
                .then(sql.lit(1))
                .else(sql.lit(0))
                .end(),
            )
            .as('is_team'),
        ])
        .as('doer'),
    )
    .innerJoin('person', 'person.id', 'doer.person_id')
    .leftJoin('member', (join) =>
      join.onRef('member.person_id', '=', 'person.id').on('member.account_id', '=', account.id),
    )
    .select(['person.id', 'person.name', 'member.id as member_id'])
    .select(['person.is_provider_admin', 'person.is_provider_moderator', 'doer.is_team'])
    .orderBy('person.name')
    .orderBy('person.id')
    .execute()
  // In an imported account the provider's people have no rights of the provider.
  const isProvider = (row: (typeof rows)[number]) =>
    row.member_id === null &&
    (row.is_provider_admin === 1 || row.is_provider_moderator === 1 || row.is_team === 0)
  return {
    people: rows.filter((row) => !isProvider(row)).map(({ id, name }) => ({ id, name })),
    hasProvider: rows.some(isProvider),
  }
}
