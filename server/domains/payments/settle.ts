import { auditAutomatic } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { showPaymentInFunnel } from './funnel'
import { addEntry, lockAccount, type OrderRow } from './ledger'
import type { ProviderPayment } from './provider/paymentProvider'

type Settling = Pick<World, 'db' | 'clock' | 'settings' | 'report'>

/**
 * Updates an order from its payment at the provider. Each payment and each refund counts once, however often, late or in whatever order this is
 * called. A payment that does not match the order changes nothing and is reported once.
 */
export async function settleOrder(
  world: Settling,
  orderId: number,
  seen: ProviderPayment,
): Promise<OrderRow> {
  return inTurn(world, orderId, async (db, order) => {
    const now = world.clock.now()
    if (!isPaymentOf(order, seen)) {
      if (order.has_problem === 0) {
        world.report(new Error(`The payment of order ${order.id} does not fit it`))
      }
      await db
        .updateTable('plan_order')
        .set({ has_problem: 1, checked_at: now })
        .where('id', '=', order.id)
        .execute()
      return
    }
    await db
      .updateTable('plan_order')
      .set({
        provider_id: seen.id,
        method_id: seen.methodId ?? order.method_id,
        confirmation_url: seen.confirmationUrl ?? order.confirmation_url,
        checked_at: now,
        has_problem: 0,
        ...(order.status === 'created' ? { status: 'pending' as const } : {}),
      })
      .where('id', '=', order.id)
      .execute()
    if (seen.status === 'succeeded') {
      await payOrder(db, world, order.id)
      await takeBack(db, world, order.id, seen.refunded)
    } else if (seen.status === 'canceled' && isOpen(order)) {
      await setStatus(db, world, order, 'cancelled')
    }
  })
}

/** A payment belongs to the order only if its id, the secret key of the order and the amount all match. */
const isPaymentOf = (order: OrderRow, seen: ProviderPayment): boolean =>
  seen.orderKey === order.provider_key &&
  (order.provider_id === null || order.provider_id === seen.id) &&
  seen.amount === order.amount &&
  seen.refunded <= order.amount

export const isOpen = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === 'created' || status === 'pending'

/** Runs `act` within the lock of the order's account; returns the order afterwards. */
export async function inTurn(
  world: Pick<World, 'db'>,
  orderId: number,
  act: (db: Db, order: OrderRow) => Promise<void>,
): Promise<OrderRow> {
  return world.db.transaction().execute(async (db) => {
    const { account_id } = await loadOrder(db, orderId)
    await lockAccount(db, account_id)
    await act(db, await loadOrder(db, orderId))
    await showPaymentInFunnel(db, account_id)
    return loadOrder(db, orderId)
  })
}

export async function loadOrder(db: Db, id: number): Promise<OrderRow> {
  const row = await db.selectFrom('plan_order').where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw new ApiError(404, 'not-found')
  return row
}

/** Applies the payment of an order, even of a cancelled one. Must run within the account's lock. Returns false when it was applied before. */
export async function payOrder(db: Db, world: Settling, orderId: number): Promise<boolean> {
  const order = await loadOrder(db, orderId)
  if (order.paid_at !== null) return false
  const account = await lockAccount(db, order.account_id)
  await addEntry(
    db,
    world,
    account,
    { ...order, status: 'paid' },
    { amount: order.amount, refundedTotal: 0 },
  )
  await note(db, world, order, 'paid')
  return true
}

/** Adds the refunds of a paid order that the ledger lacks; `refunded` is their total. Must run within the account's lock. */
export async function takeBack(
  db: Db,
  world: Settling,
  orderId: number,
  refunded: number,
): Promise<boolean> {
  const order = await loadOrder(db, orderId)
  const difference = refunded - order.refunded
  if (order.paid_at === null || difference <= 0 || refunded > order.amount) return false
  const account = await lockAccount(db, order.account_id)
  const status = refunded === order.amount ? 'refunded' : 'paid'
  await addEntry(
    db,
    world,
    account,
    { ...order, status, refunded },
    { amount: -difference, refundedTotal: refunded },
  )
  await note(db, world, order, 'refunded')
  return true
}

export async function setStatus(
  db: Db,
  world: Settling,
  order: OrderRow,
  status: 'cancelled',
): Promise<void> {
  await db.updateTable('plan_order').set({ status }).where('id', '=', order.id).execute()
  await note(db, world, order, status)
}

const note = (db: Db, world: Settling, order: OrderRow, what: 'paid' | 'refunded' | 'cancelled') =>
  auditAutomatic(db, world, order.account_id, {
    action: `order.${what}`,
    entity: 'order',
    id: order.id,
    detail: { amount: order.amount, method: order.method },
  })
