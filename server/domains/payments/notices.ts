import * as v from 'valibot'
import { DAY_MS } from '@/contract/constants'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import type { OrderRow } from './ledger'
import { askProvider, FORGOTTEN_MS, refreshOrder } from './orders'
import { inTurn, isOpen, setStatus, settleOrder } from './settle'
import { renewLicences } from './renewals'

const PROVIDER_ID_LENGTH = 100

/** A notice names a payment, or, of a refund, the payment that it belongs to. Nothing else in it is used. */
const noticeSchema = v.object({
  object: v.object({
    id: v.optional(v.pipe(v.string(), v.maxLength(PROVIDER_ID_LENGTH))),
    payment_id: v.optional(v.pipe(v.string(), v.maxLength(PROVIDER_ID_LENGTH))),
    metadata: v.optional(v.object({ order: v.optional(v.pipe(v.string(), v.maxLength(100))) })),
  }),
})

/**
 * Handles a notice of the provider. Anyone can send one, so only the id of its payment is used, and the payment is requested from the provider; an
 * unknown payment causes no request. Returns false when the provider does not respond, so that it sends the notice again.
 */
export async function receiveNotice(world: World, notice: unknown): Promise<boolean> {
  const result = v.safeParse(noticeSchema, notice)
  if (!result.success) return true
  const { id, payment_id, metadata } = result.output.object
  const paymentId = payment_id ?? id
  if (paymentId === undefined) return true
  const order = await findOrder(world, paymentId, metadata?.order)
  if (!order) return true
  try {
    const seen = await askProvider(world, (provider) => provider.load(paymentId))
    await settleOrder(world, order.id, seen)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** Finds the order by its payment. A notice may arrive before the response with the payment's id; then the order is found by its secret key. */
async function findOrder(
  { db }: World,
  paymentId: string,
  key: string | undefined,
): Promise<OrderRow | undefined> {
  const orders = db.selectFrom('plan_order').selectAll()
  return (
    (await orders.where('provider_id', '=', paymentId).executeTakeFirst()) ??
    (key === undefined
      ? undefined
      : await orders
          .where('provider_key', '=', key)
          .where('provider_id', 'is', null)
          .where('method', '!=', 'invoice')
          .executeTakeFirst())
  )
}

const OPEN_AGAIN_MS = 5 * 60 * 1000
const PAID_AGAIN_MS = DAY_MS
/** How long paid orders are checked for refunds. */
const PAID_FOR_MS = 90 * DAY_MS
const AT_A_TIME = 50

/** Requests the payments of open and recently paid orders, whose notices may have been lost, and charges due renewals. */
export async function lookAfterOrders(world: World): Promise<void> {
  const { db, clock, settings } = world
  if (settings.yookassa === null) return
  const now = clock.now()
  const orders = await db
    .selectFrom('plan_order')
    .where('method', '!=', 'invoice')
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('status', 'in', ['created', 'pending']),
          eb('checked_at', '<=', now - OPEN_AGAIN_MS),
        ]),
        and([
          eb('status', '=', 'paid'),
          eb('checked_at', '<=', now - PAID_AGAIN_MS),
          eb('paid_at', '>', now - PAID_FOR_MS),
        ]),
      ]),
    )
    .selectAll()
    .orderBy('checked_at')
    .limit(AT_A_TIME)
    .execute()
  for (const order of orders) await lookAfter(world, order)
  await renewLicences(world)
}

async function lookAfter(world: World, order: OrderRow): Promise<void> {
  const { db, clock } = world
  // Before the request, so that orders whose requests fail do not delay the others.
  await db
    .updateTable('plan_order')
    .set({ checked_at: clock.now() })
    .where('id', '=', order.id)
    .execute()
  try {
    if (order.provider_id !== null) {
      await refreshOrder(world, order)
    } else if (clock.now() > order.created_at + FORGOTTEN_MS) {
      await inTurn(world, order.id, async (db, latest) => {
        if (isOpen(latest) && latest.provider_id === null) {
          await setStatus(db, world, latest, 'cancelled')
        }
      })
    }
  } catch (error) {
    if (!(error instanceof ApiError)) world.report(error)
  }
}
