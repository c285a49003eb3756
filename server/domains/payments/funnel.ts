import type { Db } from '../../db/openDatabase'

/**
 * For each funnel: its range of statuses, its status while a payment is awaited, and its status otherwise (product-rules/account.md#funnel-statuses).
 */
const SELF_SERVICE = { first: 12, last: 16, loading: 13, idle: 12 }
const AUTOMATIC = { first: 5, last: 6, loading: 6, idle: 5 }

/** The funnel status that follows from `status` and from whether a card payment is awaited. */
export function funnelStatus(status: number, isPaying: boolean): number {
  const funnel = [SELF_SERVICE, AUTOMATIC].find(
    ({ first, last }) => status >= first && status <= last,
  )
  if (!funnel) return status
  if (isPaying) return funnel.loading
  return status === funnel.loading ? funnel.idle : status
}

/** Updates the account's funnel status from its orders. Must run within the account's lock. */
export async function showPaymentInFunnel(db: Db, accountId: number): Promise<void> {
  const { funnel_status } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('funnel_status')
    .executeTakeFirstOrThrow()
  const awaited = await db
    .selectFrom('plan_order')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .where('method', '!=', 'invoice')
    .select('id')
    .executeTakeFirst()
  const next = funnelStatus(funnel_status, awaited !== undefined)
  if (next === funnel_status) return
  await db.updateTable('account').set({ funnel_status: next }).where('id', '=', accountId).execute()
}
