import type { Db } from '../../db/openDatabase'

/** The statuses of a payment that is loading, and what they are otherwise (product-rules/account.md#funnel-statuses). */
const SELF_SERVICE = { first: 12, last: 16, loading: 13, idle: 12 }
const AUTOMATIC = { first: 5, last: 6, loading: 6, idle: 5 }

/** The funnel status while a card payment is awaited or not. */
export function funnelStatus(status: number, isPaying: boolean): number {
  const funnel = [SELF_SERVICE, AUTOMATIC].find(
    ({ first, last }) => status >= first && status <= last,
  )
  if (!funnel) return status
  if (isPaying) return funnel.loading
  return status === funnel.loading ? funnel.idle : status
}

/** Brings the account's funnel status to its orders. Within the account's lock. */
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
