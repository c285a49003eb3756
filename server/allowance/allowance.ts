import { sql } from 'kysely'
import { DAY_MS, GRACE_DAYS } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { MEGABYTE } from '@/contract/files/uploads'
import {
  meterState,
  type Meter,
  type Usage,
  type UsageKind,
} from '@/contract/entities/account/usage'
import type { Db } from '../db/openDatabase'
import { prepared } from '../db/statements'
import { ApiError, refused } from '../errors/apiError'
import { iso, isoOrNull } from '../language/times'
import { monthOf, startOfMonth } from './months'

/** The limits of an account and its usage at a given time. */
export interface Allowance extends Record<UsageKind, Meter> {
  /** When the paid time ended (ms); null before. */
  endedAt: number | null
  /** Since when the provider has suspended the account (ms); null while it is not. */
  suspendedAt: number | null
  /** The time (ms) from which newly published posts are not shown, in the future too; null without one. */
  frozenAt: number | null
}

/** What decides when the widgets of an account freeze: columns of `accountsInMonth`. */
export const FREEZING = [
  'account.paid_until',
  'account.suspended_at',
  'plan.traffic_limit',
  'plan.widget_loads_per_month',
  'usage_month.loads',
  'usage_month.visitors',
  'usage_month.full_at',
] as const

/** Accounts with their plan and their use of a month, where they have them. */
export const accountsInMonth = (db: Db, month: number) =>
  db
    .selectFrom('account')
    .leftJoin('plan', 'plan.id', 'account.plan_id')
    .leftJoin('usage_month', (join) =>
      join.onRef('usage_month.account_id', '=', 'account.id').on('usage_month.month', '=', month),
    )

/** The values of `FREEZING`. */
export interface Freezing {
  paid_until: number | null
  suspended_at: number | null
  traffic_limit: number | null
  widget_loads_per_month: number | null
  loads: number | null
  visitors: number | null
  full_at: number | null
}

type Adding = NonNullable<Endpoint['adds']>

const readAccount = prepared((db, month: number, accountId: number) =>
  accountsInMonth(db, month)
    .where('account.id', '=', accountId)
    .select(FREEZING)
    .select((account) => [
      'account.storage_bytes',
      'plan.widget_limit',
      'plan.storage_bytes as storage_limit',
      account
        .selectFrom('widget')
        .whereRef('widget.account_id', '=', 'account.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('widgets'),
    ]),
)

export async function loadAllowance(db: Db, accountId: number, now: number): Promise<Allowance> {
  const [row] = await readAccount(db, monthOf(now), accountId)
  if (!row) throw new ApiError(404, 'not-found')
  return {
    ...monthMeters(row),
    widgets: { used: row.widgets ?? 0, limit: row.widget_limit },
    storage: { used: row.storage_bytes, limit: row.storage_limit },
    endedAt: row.paid_until !== null && row.paid_until <= now ? row.paid_until : null,
    suspendedAt: row.suspended_at,
    frozenAt: frozenAt(row),
  }
}

const monthMeters = (row: Freezing): Pick<Allowance, 'visitors' | 'loads'> => ({
  visitors: { used: row.visitors ?? 0, limit: row.traffic_limit },
  loads: { used: row.loads ?? 0, limit: row.widget_loads_per_month },
})

/**
 * When widgets freeze: some days after the paid time, when the month's loads or visitors reached their limit, or when the account was suspended. A
 * limit that is not reached any more, after a change of the plan, does not count.
 */
export function frozenAt(row: Freezing): number | null {
  const { paid_until: paidUntil, full_at: fullAt, suspended_at: suspendedAt } = row
  const { visitors, loads } = monthMeters(row)
  const isFull = [visitors, loads].some((meter) => meterState(meter) === 'full')
  const times = [
    paidUntil === null ? null : paidUntil + GRACE_DAYS * DAY_MS,
    isFull ? fullAt : null,
    suspendedAt,
  ].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

/** `frozenAt(row) <= now` as a condition of `accountsInMonth`, where accounts are searched by it. */
export const isFrozenAt = (now: number) => sql<boolean>`(
  account.suspended_at <= ${now} or account.paid_until <= ${now - GRACE_DAYS * DAY_MS} or (
    usage_month.full_at <= ${now} and (
      usage_month.loads >= plan.widget_loads_per_month or usage_month.visitors >= plan.traffic_limit
    )
  )
)`

/** Why an account may not add something now, as the code of its message; null when it may. */
export function addingProblem(
  { endedAt, suspendedAt, storage, widgets }: Allowance,
  adding: Adding,
): 'account-suspended' | 'licence-ended' | 'storage-full' | 'widgets-full' | null {
  if (suspendedAt !== null) return 'account-suspended'
  if (endedAt !== null) return 'licence-ended'
  if (adding === 'file' && meterState(storage) === 'full') return 'storage-full'
  if (adding === 'widget' && meterState(widgets) === 'full') return 'widgets-full'
  return null
}

/** Refuses to add something that the account's tariff does not permit now. */
export async function demandAllowance(
  db: Db,
  accountId: number,
  adding: Adding,
  now: number,
): Promise<void> {
  const allowance = await loadAllowance(db, accountId, now)
  const problem = addingProblem(allowance, adding)
  if (problem === null) return
  const limit =
    adding === 'widget' ? allowance.widgets.limit : (allowance.storage.limit ?? 0) / MEGABYTE
  // The form's alert in the cabinet.
  throw refused(problem, 'tariff', { limit: Math.round(limit ?? 0) })
}

/** Makes other processes that add something for the account wait until the transaction ends. */
export async function lockAllowance(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ storage_bytes: sql.ref('storage_bytes') })
    .where('id', '=', accountId)
    .execute()
}

/** For the account's team; `createdAt` is the account's. */
export function presentUsage(
  { endedAt, frozenAt: frozen, visitors, loads, widgets, storage }: Allowance,
  createdAt: number,
  now: number,
): Usage {
  const month = monthOf(now)
  const monthStart = startOfMonth(month)
  return {
    ...{ visitors, loads, widgets, storage },
    monthStart: iso(monthStart),
    monthEnd: iso(startOfMonth(month + 1)),
    countedSince: iso(Math.max(monthStart, createdAt)),
    endedAt: isoOrNull(endedAt),
    frozenAt: isoOrNull(frozen),
    isFrozen: frozen !== null && frozen <= now,
  }
}
