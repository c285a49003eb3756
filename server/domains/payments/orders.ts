import { accountPath, ORDER_OUTCOME } from '@/contract/addresses'
import { DAY_MS, NON_CASH_MONTHS } from '@/contract/constants'
import type { BodyOf } from '@/contract/endpoint'
import type { paymentEndpoints } from '@/contract/endpoints/account/payments'
import type { Order } from '@/contract/entities/account/order'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import { translate } from '../../language/messages'
import { iso } from '../../language/times'
import type { World } from '../../world'
import { lockAccount, pricesOf, type OrderRow } from './ledger'
import { ProviderFailure, type ProviderPayment } from './provider/paymentProvider'
import { yookassa } from './provider/yookassa'
import { inTurn, isOpen, setStatus, settleOrder } from './settle'

type OrderBody = BodyOf<(typeof paymentEndpoints)['createOrder']>

/** Orders a plan. The same key returns the same order; if its card payment has no address yet, the payment is requested again. */
export async function createOrder(world: World, actor: Actor, body: OrderBody): Promise<Order> {
  const order = await storeOrder(world, actor, body)
  if (order.method !== 'card' || order.status !== 'created') return presentOrder(order)
  return presentOrder(await startPayment(world, order))
}

async function storeOrder(world: World, actor: Actor, body: OrderBody): Promise<OrderRow> {
  const { settings, clock, ids } = world
  const accountId = actor.account.id
  return world.db.transaction().execute(async (db) => {
    const account = await lockAccount(db, accountId)
    const known = await db
      .selectFrom('plan_order')
      .where('account_id', '=', accountId)
      .where('key', '=', body.key)
      .selectAll()
      .executeTakeFirst()
    if (known) {
      if (!isSameOrder(known, body)) throw refused('order-differs')
      if (known.buyer === null || known.status !== 'pending') return known
      // The first response was lost, and the person has corrected the company since.
      await storeCompany(db, accountId, body)
      return db
        .updateTable('plan_order')
        .set({ buyer: JSON.stringify(body.company) })
        .where('id', '=', known.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    }
    const price = await demandPrice(db, world, account, body)
    if (price !== body.amount) throw refused('price-changed')
    demandMethod(world, body)
    const isInvoice = body.method === 'invoice'
    if (isInvoice && (await countOpenInvoices(db, accountId)) >= MAX_OPEN_INVOICES) {
      throw refused('too-many-invoices')
    }
    const now = clock.now()
    const order = await db
      .insertInto('plan_order')
      .values({
        account_id: accountId,
        plan_id: body.planId,
        months: body.months,
        amount: price,
        method: body.method,
        status: isInvoice ? 'pending' : 'created',
        key: body.key,
        provider_key: ids.token(),
        is_renewed: !isInvoice && body.isRenewed ? 1 : 0,
        buyer: isInvoice ? JSON.stringify(body.company) : null,
        seller: settings.operatorCompany && JSON.stringify(settings.operatorCompany),
        created_at: now,
        checked_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isInvoice) await storeCompany(db, accountId, body)
    await audit(db, world, actor, {
      action: 'order.create',
      entity: 'order',
      id: order.id,
      detail: { amount: price, method: body.method, months: body.months, planId: body.planId },
    })
    return order
  })
}

async function storeCompany(db: Db, accountId: number, { company }: OrderBody): Promise<void> {
  if (company === null) throw refused('empty-field', 'name')
  await db
    .updateTable('account')
    .set({ company: JSON.stringify(company) })
    .where('id', '=', accountId)
    .execute()
}

/** The operator must review each unpaid invoice. */
const MAX_OPEN_INVOICES = 10

async function countOpenInvoices(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('plan_order')
    .where('account_id', '=', accountId)
    .where('method', '=', 'invoice')
    .where('status', '=', 'pending')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const isSameOrder = (known: OrderRow, body: OrderBody): boolean =>
  known.plan_id === body.planId &&
  known.months === body.months &&
  known.amount === body.amount &&
  known.method === body.method &&
  (known.method === 'invoice' || known.is_renewed === Number(body.isRenewed))

type Ordering = Pick<World, 'settings'>

/** The price (kopecks) of a plan that the account may order. */
export async function demandPrice(
  db: Db,
  { settings }: Ordering,
  account: { plan_id: number | null; paid_until: number | null },
  { planId, months }: Pick<OrderBody, 'planId' | 'months'>,
): Promise<number> {
  // The operator assigned a plan without an end: no payment is due.
  if (account.plan_id !== null && account.paid_until === null) throw refused('nothing-to-order')
  const plan = await db
    .selectFrom('plan')
    .where('id', '=', planId)
    .select('code')
    .executeTakeFirst()
  if (!plan) throw new ApiError(404, 'not-found')
  const price = pricesOf(settings, plan.code)?.[months]
  if (price === undefined) throw refused('by-agreement')
  return price
}

function demandMethod({ settings }: Ordering, { method, months }: OrderBody): void {
  if (method === 'card') {
    if (settings.yookassa === null) throw refused('no-card-payment')
    return
  }
  const isLong = NON_CASH_MONTHS.some((one) => one === months)
  if (settings.operatorCompany === null || !isLong) throw refused('no-invoice')
}

/**
 * Creates the payment at the provider. When the response is lost, the order does not change, and the next call with the same key finds the same
 * payment.
 */
export async function startPayment(world: World, order: OrderRow): Promise<OrderRow> {
  const { db, settings } = world
  const account = await db
    .selectFrom('account')
    .where('id', '=', order.account_id)
    .select(['username', 'name', 'locale', 'renewal_order_id'])
    .executeTakeFirstOrThrow()
  const owner = await db
    .selectFrom('member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .where('member.account_id', '=', order.account_id)
    .where('member.is_owner', '=', 1)
    .select('person.email')
    .orderBy('member.id')
    .executeTakeFirst()
  const seen = await askProvider(world, (provider) =>
    provider.create({
      key: order.provider_key,
      amount: order.amount,
      description: translate(account.locale, 'server.payment_description', {
        number: String(order.id),
        months: order.months,
        shop: account.username,
      }),
      returnUrl: `${settings.publicUrl}${accountPath(account.username)}#/profile?${ORDER_OUTCOME}=${order.id}`,
      isSaved: order.is_renewed === 1,
      methodId: order.method === 'renewal' ? order.method_id : null,
      email: owner?.email ?? '',
    }),
  )
  return settleOrder(world, order.id, seen)
}

/** The provider's response; throws a refusal with a message when the request fails. */
export async function askProvider(
  world: Pick<World, 'settings' | 'askService' | 'report'>,
  ask: (provider: NonNullable<ReturnType<typeof yookassa>>) => Promise<ProviderPayment>,
): Promise<ProviderPayment> {
  const provider = yookassa(world)
  if (provider === null) throw refused('no-card-payment')
  try {
    return await ask(provider)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    if (error.kind !== 'unknown') world.report(error)
    throw refused(error.kind === 'refused' ? 'payment-refused' : 'payment-unavailable')
  }
}

/** Updates the order from the provider and returns it. A payment that was never created there is created. */
export async function checkOrder(world: World, actor: Actor, id: number): Promise<Order> {
  const order = await ownOrder(world.db, actor, id)
  const isUnstarted = order.method === 'card' && order.status === 'created'
  const isForgotten = world.clock.now() > order.created_at + FORGOTTEN_MS
  return presentOrder(
    isUnstarted && !isForgotten
      ? await startPayment(world, order)
      : await refreshOrder(world, order),
  )
}

/**
 * After a day the provider forgets an idempotence key: from then on, a payment without a response is not requested again, as it could be created
 * twice.
 */
export const FORGOTTEN_MS = DAY_MS

export async function refreshOrder(world: World, order: OrderRow): Promise<OrderRow> {
  const { provider_id } = order
  if (provider_id === null) return order
  const seen = await askProvider(world, (provider) => provider.load(provider_id))
  return settleOrder(world, order.id, seen)
}

/** Cancels an invoice that is not paid. A card payment ends by itself when it is not completed. */
export async function cancelOrder(world: World, actor: Actor, id: number): Promise<Order> {
  const own = await ownOrder(world.db, actor, id)
  const cancelled = await inTurn(world, own.id, async (db, order) => {
    if (order.status === 'cancelled') return
    const isUnknownToProvider = order.method === 'card' && order.provider_id === null
    if (!isOpen(order) || (order.method !== 'invoice' && !isUnknownToProvider)) {
      throw refused('cannot-cancel-order')
    }
    await setStatus(db, world, order, 'cancelled')
    await audit(db, world, actor, { action: 'order.cancel', entity: 'order', id: order.id })
  })
  return presentOrder(cancelled)
}

/** An order of the actor's account; 404 for any other. */
export async function ownOrder(db: Db, { account }: Actor, id: number): Promise<OrderRow> {
  const row = await db
    .selectFrom('plan_order')
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw new ApiError(404, 'not-found')
  return row
}

export function presentOrder(row: OrderRow): Order {
  return {
    id: row.id,
    planId: row.plan_id,
    months: row.months,
    amount: row.amount,
    refunded: row.refunded,
    method: row.method,
    status: row.status,
    hasProblem: row.has_problem === 1,
    createdAt: iso(row.created_at),
    confirmationUrl: row.status === 'pending' ? row.confirmation_url : null,
  }
}
