import fc from 'fast-check'
import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import { signIn } from '../../../test/server/client'
import { aShopDesk } from '../../../test/server/shopDesk'
import { setPlan } from '../../../test/server/accountFactories'
import { TEST_NOW } from '../../../test/server/world'
import { openPaymentDesk } from '../../../test/server/yookassa/paymentDesk'
import { inDepth } from '../../../test/depth'
import { loadLicence } from './ledger'
import { summaryOf } from './licence'
import { lookAfterOrders } from './notices'

const HOUR = 3_600_000

type Step =
  | { do: 'order'; plan: 'start' | 'shop'; months: 1 | 12; isRenewed: boolean; isLost: boolean }
  | { do: 'pay' | 'refuse' | 'notice' | 'notices' | 'return'; which: number; isLost: boolean }
  | { do: 'refund'; which: number; share: number }
  | { do: 'clock'; hours: number }
  | { do: 'round'; isLost: boolean }

const which = fc.nat({ max: 5 })
const isLost = fc.boolean()
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('order' as const),
      plan: fc.constantFrom('start' as const, 'shop' as const),
      months: fc.constantFrom(1 as const, 12 as const),
      isRenewed: fc.boolean(),
      isLost,
    }),
    fc.record({
      do: fc.constantFrom('pay', 'pay', 'refuse', 'notice', 'notices', 'return'),
      which,
      isLost,
    }) as fc.Arbitrary<Step>,
    fc.record({ do: fc.constant('refund' as const), which, share: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ do: fc.constant('clock' as const), hours: fc.integer({ min: -72, max: 900 }) }),
    fc.record({ do: fc.constant('round' as const), isLost }),
  ),
  { minLength: 5, maxLength: 25 },
)

test('keeps the ledger equal to the provider’s payments, and the plan to the ledger, when notices are lost, repeated, late or refund a payment', async () => {
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: inDepth(150, 15) })
})

async function play(list: Step[]): Promise<void> {
  const { world, shop } = await aShopDesk()
  const signedIn = () => signIn(world, 'owner@shop.test')
  const payments = await openPaymentDesk(world)
  const { network } = payments
  try {
    await setPlan(world, shop, 'start', TEST_NOW + 240 * HOUR)
    for (const step of list) {
      network.faults = 'isLost' in step && step.isLost ? ['lost'] : []
      const known = [...network.payments.values()]
      const payment = 'which' in step ? known[step.which % Math.max(1, known.length)] : undefined
      if (step.do === 'order') {
        const body = await payments.orderOf(step.plan, step.months, { isRenewed: step.isRenewed })
        await (await signedIn()).attempt(paymentEndpoints.createOrder, { body: body as never })
      } else if (step.do === 'clock') {
        world.clock.advance(step.hours * HOUR)
      } else if (step.do === 'round') {
        await lookAfterOrders(world)
      } else if (payment) {
        if (step.do === 'pay' && payment.status === 'pending') payment.status = 'succeeded'
        if (step.do === 'refuse' && payment.status === 'pending') payment.status = 'canceled'
        if (step.do === 'refund' && payment.status === 'succeeded') {
          payment.refunded = Math.max(
            payment.refunded,
            Math.floor((payment.amount * step.share) / 4),
          )
        }
        const times = step.do === 'notices' ? 3 : step.do === 'notice' ? 1 : 0
        await Promise.all(Array.from({ length: times }, () => payments.notify(payment)))
        const order = await orderOf(payment.key)
        if (step.do === 'return' && order) {
          await (
            await signedIn()
          ).attempt(paymentEndpoints.checkOrder, { params: { id: order.id } })
        }
      }
      await addsUp()
    }
    // In the end every notice arrives.
    network.faults = []
    for (const payment of network.payments.values()) await payments.notify(payment)
    await addsUp()
    for (const payment of network.payments.values()) {
      const order = await orderOf(payment.key)
      const held = payment.status === 'succeeded' ? payment.amount - payment.refunded : 0
      expect(await sumOf(order!.id)).toBe(held)
    }
  } finally {
    payments.close()
    await world.dispose()
  }

  function orderOf(key: string) {
    return world.db
      .selectFrom('plan_order')
      .where('provider_key', '=', key)
      .selectAll()
      .executeTakeFirst()
  }

  async function sumOf(orderId: number): Promise<number> {
    const { sum } = await world.db
      .selectFrom('payment')
      .where('order_id', '=', orderId)
      .select(({ fn }) => fn.sum<number | string | null>('amount').as('sum'))
      .executeTakeFirstOrThrow()
    return Number(sum ?? 0)
  }

  async function addsUp(): Promise<void> {
    const orders = await world.db.selectFrom('plan_order').selectAll().execute()
    for (const order of orders) {
      const isPaid = order.paid_at !== null
      expect(await sumOf(order.id)).toBe(isPaid ? order.amount - order.refunded : 0)
      expect(['paid', 'refunded'].includes(order.status)).toBe(isPaid)
    }
    const account = await world.db
      .selectFrom('account')
      .where('id', '=', shop.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    const { licence, base } = await loadLicence(world.db, world, account, world.clock.now())
    expect(summaryOf(licence)).toEqual({ planId: account.plan_id, paidUntil: account.paid_until })
    // No change by hand, so the base is still from before the first payment.
    expect(base.after).toBe(0)
    expect(account.funnel_status).toBe(orders.some(isAwaited) ? 13 : 12)
  }
}

const isAwaited = ({ status }: { status: string }) => status === 'pending'
