import { sql, type Selectable } from 'kysely'
import { DAY_MS } from '@/contract/constants'
import type { Db } from '../../db/openDatabase'
import type { PlanOrderTable } from '../../db/tables/payments'
import { hasManyWriters } from '../../db/writers'
import type { World } from '../../world'
import { applyPayment, NO_LICENCE, summaryOf, type Licence, type Period } from './licence'

export type OrderRow = Selectable<PlanOrderTable>

/** The licence before those entries of the ledger whose ids are greater than `after`. */
interface Base {
  period: Period | null
  after: number
}

/** The account's row, locked until the end of the transaction: the orders of an account are settled one at a time. */
export async function lockAccount(db: Db, accountId: number) {
  const query = db.selectFrom('account').selectAll().where('id', '=', accountId)
  return (hasManyWriters(db) ? query.forUpdate() : query).executeTakeFirstOrThrow()
}

type AccountRow = Awaited<ReturnType<typeof lockAccount>>

/** The licence by the ledger, and the base on which the ledger's entries are applied. */
export async function loadLicence(
  db: Db,
  world: Pick<World, 'settings'>,
  account: Pick<AccountRow, 'id' | 'plan_id' | 'paid_until' | 'licence_base'>,
  now: number,
): Promise<{ licence: Licence; base: Base }> {
  if (account.licence_base !== null) {
    const base = JSON.parse(account.licence_base) as Base
    const licence = await foldLedger(db, account.id, base)
    if (isSame(licence, account)) return { licence, base }
  }
  // Before the first order, or after the operator changed the account by hand, the account as it is becomes the base.
  const base = {
    period: await periodOfAccount(db, world, account, now),
    after: await lastEntry(db, account.id),
  }
  return { licence: baseLicence(base), base }
}

function isSame(licence: Licence, account: Pick<AccountRow, 'plan_id' | 'paid_until'>): boolean {
  const { planId, paidUntil } = summaryOf(licence)
  return planId === account.plan_id && paidUntil === account.paid_until
}

const baseLicence = ({ period }: Base): Licence =>
  period === null ? NO_LICENCE : { periods: [period], at: 0 }

/** Applies the payments after the base, in their order. */
async function foldLedger(db: Db, accountId: number, base: Base): Promise<Licence> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('plan_order', 'plan_order.id', 'payment.order_id')
    .where('payment.account_id', '=', accountId)
    .where('payment.refunded_total', '=', 0)
    .where('payment.id', '>', base.after)
    .orderBy('payment.id')
    .select([
      'plan_order.plan_id as planId',
      'plan_order.months',
      'plan_order.amount',
      'plan_order.refunded',
      'payment.paid_at as paidAt',
    ])
    .execute()
  return rows.reduce(applyPayment, baseLicence(base))
}

async function lastEntry(db: Db, accountId: number): Promise<number> {
  const { last } = await db
    .selectFrom('payment')
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** The number of days that the price of a month covers, where no payment states the value of the time. */
const MONTH_DAYS = 30

/** The account's paid time without an order. Its value is the payment that the operator entered by hand, else follows from the price of a month. */
async function periodOfAccount(
  db: Db,
  { settings }: Pick<World, 'settings'>,
  { id, plan_id, paid_until }: Pick<AccountRow, 'id' | 'plan_id' | 'paid_until'>,
  now: number,
): Promise<Period | null> {
  if (plan_id === null || paid_until === null) return null
  const noted = await db
    .selectFrom('payment')
    .where('account_id', '=', id)
    .where('order_id', 'is', null)
    .where('plan_id', '=', plan_id)
    .where('paid_until', '=', paid_until)
    .select(['paid_at', 'amount'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (noted) {
    return { planId: plan_id, from: noted.paid_at, until: paid_until, amount: noted.amount }
  }
  const from = Math.min(now, paid_until)
  const { code } = await db
    .selectFrom('plan')
    .where('id', '=', plan_id)
    .select('code')
    .executeTakeFirstOrThrow()
  const price = pricesOf(settings, code)?.[1] ?? 0
  const amount = Math.floor(((paid_until - from) / (MONTH_DAYS * DAY_MS)) * price)
  return { planId: plan_id, from, until: paid_until, amount }
}

/** The prices of a plan by months; undefined for a plan whose price is by agreement. */
export function pricesOf({ tariffPrices }: World['settings'], code: string) {
  return code === 'start' || code === 'shop' || code === 'large' ? tariffPrices[code] : undefined
}

/**
 * Adds a payment or a refund of an order to the ledger and updates the account from it. Must run within the account's lock. `order` is as it is after
 * the change.
 */
export async function addEntry(
  db: Db,
  world: Pick<World, 'clock' | 'settings'>,
  account: AccountRow,
  order: OrderRow,
  entry: { amount: number; refundedTotal: number },
): Promise<void> {
  const now = world.clock.now()
  const { base } = await loadLicence(db, world, account, now)
  const isRefund = entry.refundedTotal > 0
  const { id } = await db
    .insertInto('payment')
    .values({
      account_id: account.id,
      order_id: order.id,
      plan_id: order.plan_id,
      amount: entry.amount,
      months: order.months,
      refunded_total: entry.refundedTotal,
      paid_at: now,
      paid_until: now,
      is_auto_renewal: order.method === 'renewal' ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('plan_order')
    .set({ status: order.status, refunded: order.refunded, paid_at: order.paid_at ?? now })
    .where('id', '=', order.id)
    .execute()
  const { planId, paidUntil } = summaryOf(await foldLedger(db, account.id, base))
  await db
    .updateTable('payment')
    .set({ paid_until: paidUntil ?? now })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('account')
    .set({
      plan_id: planId,
      paid_until: paidUntil,
      licence_base: JSON.stringify(base),
      // Widgets may thaw or freeze.
      content_version: sql`content_version + 1`,
      ...renewalAfter(account, order, isRefund),
    })
    .where('id', '=', account.id)
    .execute()
}

/** The changes of the automatic renewal that follow from a payment or a refund. */
function renewalAfter(account: AccountRow, order: OrderRow, isRefund: boolean) {
  const off = { is_auto_renewal: 0 as const, renewal_order_id: null }
  if (isRefund) {
    const isItsOwn = account.renewal_order_id === order.id || order.method === 'renewal'
    return order.status === 'refunded' && isItsOwn ? off : {}
  }
  const answered = { renewal_cancelled_at: null, renewal_failed_at: null }
  if (order.method === 'renewal') return { renewal_failed_at: null }
  if (order.method === 'card') {
    return order.is_renewed === 1 && order.method_id !== null
      ? { ...answered, is_auto_renewal: 1 as const, renewal_order_id: order.id }
      : { ...answered, ...off }
  }
  // An invoice for the same plan does not change its automatic renewal.
  return account.plan_id === order.plan_id ? { renewal_failed_at: null } : { ...answered, ...off }
}
