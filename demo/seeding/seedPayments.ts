import type { Db } from '../../server/db/openDatabase'
import { PAYMENTS } from '../content/payments'

const DAY_MS = 86_400_000

/** The demo shop's payments, and its plan after the last one. */
export async function seedPayments(db: Db, accountId: number, now: number): Promise<void> {
  const plans = await db.selectFrom('plan').select(['id', 'code']).execute()
  const idOf = new Map(plans.map(({ id, code }) => [code, id]))
  for (const { plan, amount, months, daysAgo, isAutoRenewal } of PAYMENTS) {
    const plan_id = idOf.get(plan)
    if (plan_id === undefined) throw new Error(`No plan ${plan}`)
    const paid_at = now - daysAgo * DAY_MS
    const is_auto_renewal = isAutoRenewal ? 1 : 0
    const paid_until = monthsLater(paid_at, months)
    await db
      .insertInto('payment')
      .values({
        account_id: accountId,
        plan_id,
        amount,
        months,
        paid_at,
        paid_until,
        is_auto_renewal,
      })
      .execute()
    await db
      .updateTable('account')
      .set({ plan_id, paid_until, is_auto_renewal })
      .where('id', '=', accountId)
      .execute()
  }
}

function monthsLater(time: number, months: number): number {
  const date = new Date(time)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
