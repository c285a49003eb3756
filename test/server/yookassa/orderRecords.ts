import { readSettings } from '../../../server/settings'
import type { TestWorld } from '../world'
import { A_COMPANY, OPERATOR_COMPANY, PRICES } from './paymentDesk'

/** An operator with prices and invoices, and an account that has not chosen a plan. */
export async function withPrices(world: TestWorld, account: { id: number }): Promise<void> {
  const { tariffPrices, operatorCompany } = readSettings({
    TARIFF_PRICES: JSON.stringify(PRICES),
    OPERATOR_COMPANY: JSON.stringify(OPERATOR_COMPANY),
  })
  Object.assign(world.settings, { tariffPrices, operatorCompany })
  // No limits, unlike with a plan that has ended.
  await world.db
    .updateTable('account')
    .set({ plan_id: null, paid_until: null })
    .where('id', '=', account.id)
    .execute()
}

/** An invoice that is not paid. */
export async function anInvoice(
  { db, clock, ids }: TestWorld,
  account: { id: number },
): Promise<{ id: number }> {
  const key = ids.token()
  return db
    .insertInto('plan_order')
    .values((own) => ({
      account_id: account.id,
      plan_id: own.selectFrom('plan').where('code', '=', 'start').select('plan.id'),
      months: 6,
      amount: PRICES.start[6],
      method: 'invoice',
      status: 'pending',
      key,
      provider_key: key,
      buyer: JSON.stringify(A_COMPANY),
      seller: JSON.stringify(OPERATOR_COMPANY),
      created_at: clock.now(),
      checked_at: clock.now(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A paid order, without its effect on the account. */
export async function aPaidOrder(
  world: TestWorld,
  account: { id: number },
  method: 'invoice' | 'card' = 'invoice',
): Promise<{ id: number }> {
  const order = await anInvoice(world, account)
  await world.db
    .updateTable('plan_order')
    .set({ method, status: 'paid', paid_at: world.clock.now() })
    .set(method === 'card' ? { buyer: null, provider_id: `payment-${String(order.id)}` } : {})
    .where('id', '=', order.id)
    .execute()
  return order
}
