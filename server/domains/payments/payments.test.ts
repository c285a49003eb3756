import { YOOKASSA_WEBHOOK_PATH } from '@/contract/addresses'
import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../test/server/client'
import { setPlan } from '../../../test/server/accountFactories'
import { anAccount, aPerson } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import {
  openPaymentDesk,
  PRICES,
  type PaymentDesk,
} from '../../../test/server/yookassa/paymentDesk'
import { monthsLater } from './licence'
import { lookAfterOrders } from './notices'

const { getOffer, getQuote, createOrder, checkOrder, cancelOrder } = paymentEndpoints
const DAY = 86_400_000
const desk = openShop()
let payments: PaymentDesk

beforeEach(async () => {
  payments = await openPaymentDesk(desk.world)
  await setPlan(desk.world, desk.shop, 'start', TEST_NOW + 10 * DAY)
})
afterEach(() => {
  payments.close()
})

const order = (
  ...asked: Parameters<PaymentDesk['order']> extends [unknown, ...infer Rest] ? Rest : never
) => payments.order(desk.client, ...asked)
const check = async (id: number) => (await desk.client.call(checkOrder, { params: { id } })).order
const ledger = async () =>
  (await desk.client.call(profileEndpoints.listPayments)).payments.map(({ amount }) => amount)
const licence = () => payments.licence(desk.shop)
const funnel = async () => (await desk.client.call(userEndpoints.getUser)).user.funnelStatus
const EXTENDED = { plan: 'start', paidUntil: monthsLater(TEST_NOW + 10 * DAY, 1) }

test('extends the plan once for a payment by card, whether a notice, the return of the person or both report it', async () => {
  const { id, status, confirmationUrl } = await order('start')
  expect(status).toBe('pending')
  expect(confirmationUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\?id=/)
  expect(await funnel()).toBe(13)
  const payment = await payments.paymentOf({ id })
  expect(payment.returnUrl).toBe(`http://vitrina.test/my/admin/shop/#/profile?order=${String(id)}`)
  expect((await check(id)).status).toBe('pending')
  expect(await licence()).toEqual({ plan: 'start', paidUntil: TEST_NOW + 10 * DAY })

  payment.status = 'succeeded'
  expect(
    await Promise.all([payments.notify(payment), check(id), payments.notify(payment)]),
  ).toEqual([200, expect.objectContaining({ status: 'paid' }), 200])
  expect(await payments.notify(payment)).toBe(200)
  expect(await licence()).toEqual(EXTENDED)
  expect(await ledger()).toEqual([PRICES.start[1]])
  expect(await funnel()).toBe(12)
})

test('does not trust a notice, only the provider’s response about the payment', async () => {
  const { id } = await order('start')
  const payment = await payments.paymentOf({ id })
  expect(await payments.notify(payment)).toBe(200)
  expect(await ledger()).toEqual([])
  const asked = payments.network.requests.length
  const unknown = [
    { id: 'pay-of-somebody', metadata: {} },
    { id: 'pay-of-somebody', metadata: { order: 'guessed-key' } },
    { id: '../../v3/refunds', metadata: {} },
  ]
  for (const one of unknown) expect(await payments.notify(one)).toBe(200)
  expect(payments.network.requests).toHaveLength(asked)
  for (const body of ['null', '[]', '{"object":7}', '{"object":{"id":{}}}']) {
    const sent = { method: 'POST', body }
    expect((await desk.world.app.request(YOOKASSA_WEBHOOK_PATH, sent)).status).toBe(200)
  }
  const broken = await desk.world.app.request(YOOKASSA_WEBHOOK_PATH, { method: 'POST', body: '{' })
  expect(broken.status).toBe(400)
})

test.each([
  ['a kopeck less', { amount: PRICES.start[1] - 1 }],
  ['a kopeck more', { amount: PRICES.start[1] + 1 }],
  ['another currency', { currency: 'USD' }],
  ['another order', { metadata: { order: 'other' } }],
  ['another payment', { id: 'pay-9999' }],
  ['more back than was paid', { refunded: PRICES.start[1] + 1 }],
])('a payment with %s changes nothing, and is reported once', async (_what, lie) => {
  const { id } = await order('start')
  const payment = await payments.paymentOf({ id })
  payment.status = 'succeeded'
  payments.network.tell = (told) => ({ ...told, ...lie })
  expect((await check(id)).hasProblem).toBe(true)
  await payments.notify(payment)
  expect(await ledger()).toEqual([])
  expect(desk.world.reported.splice(0)).toHaveLength(1)
  // From here on the provider responds correctly.
  payments.network.tell = (told) => told
  expect(await check(id)).toMatchObject({ status: 'paid', hasProblem: false })
})

test('names the way to support when the provider refuses the payment itself', async () => {
  payments.network.faults.push({ status: 400 })
  const body = await payments.orderOf('start')
  expect(await desk.client.attempt(createOrder, { body: body as never })).toMatchObject({
    success: false,
    error: { code: 'payment-refused' },
  })
  expect(desk.world.reported.splice(0)).toHaveLength(1)
})

test.each(['lost', 'nonsense', { status: 500 }] as const)(
  'creates one payment for an order when the provider’s response is %j',
  async (fault) => {
    const body = await payments.orderOf('start')
    payments.network.faults.push(fault)
    const failed = await desk.client.attempt(createOrder, { body: body as never })
    expect(failed).toMatchObject({ success: false, error: { code: 'payment-unavailable' } })
    const again = await Promise.all(
      [1, 2].map(() => desk.client.call(createOrder, { body: body as never })),
    )
    expect(again[0]?.order).toMatchObject({ status: 'pending' })
    expect(again[1]?.order.id).toBe(again[0]?.order.id)
    expect(payments.network.payments.size).toBe(1)
    const other = { ...body, planId: await payments.planId('shop'), amount: PRICES.shop[1] }
    const differs = await desk.client.attempt(createOrder, { body: other as never })
    expect(differs.error).toMatchObject({ code: 'order-differs' })
  },
)

test('finds the order of a notice that arrives before the response', async () => {
  payments.network.faults.push('lost')
  const body = await payments.orderOf('start')
  await desk.client.attempt(createOrder, { body: body as never })
  const [payment] = payments.network.payments.values()
  payment!.status = 'succeeded'
  expect(await payments.notify(payment!)).toBe(200)
  expect(await licence()).toEqual(EXTENDED)
})

test('asks the provider to repeat a notice when the payment cannot be requested', async () => {
  const { id } = await order('start')
  const payment = await payments.paymentOf({ id })
  payment.status = 'succeeded'
  payments.network.faults.push('lost')
  expect(await payments.notify(payment)).toBe(503)
  expect(await payments.notify(payment)).toBe(200)
  expect(await ledger()).toEqual([PRICES.start[1]])
})

test('finds payments and refunds whose notices were lost, and cancels orders that were never paid', async () => {
  const { id } = await order('start')
  const payment = await payments.paymentOf({ id })
  payment.status = 'succeeded'
  await lookAfterOrders(desk.world)
  expect(await ledger()).toEqual([])
  desk.world.clock.advance(6 * 60_000)
  await lookAfterOrders(desk.world)
  expect(await ledger()).toEqual([PRICES.start[1]])
  payment.refunded = payment.amount
  desk.world.clock.advance(DAY)
  payments.network.faults.push('lost')
  const body = await payments.orderOf('shop')
  await desk.client.attempt(createOrder, { body: body as never })
  await lookAfterOrders(desk.world)
  expect(await ledger()).toEqual([-PRICES.start[1], PRICES.start[1]])
  expect((await desk.client.call(getOffer)).offer.openOrders).toHaveLength(1)
  desk.world.clock.advance(DAY + 1)
  await lookAfterOrders(desk.world)
  expect((await desk.client.call(getOffer)).offer.openOrders).toEqual([])
})

test('removes the refunded share of the paid time, once', async () => {
  const { id } = await order('start')
  const payment = await payments.paymentOf({ id })
  payment.status = 'succeeded'
  await check(id)
  payment.refunded = payment.amount / 2
  await Promise.all([1, 2].map(() => payments.notify(payment, 'refund.succeeded')))
  const from = TEST_NOW + 10 * DAY
  const half = from + (monthsLater(from, 1) - from) / 2
  expect(await licence()).toEqual({ plan: 'start', paidUntil: half })
  payment.refunded = payment.amount
  await payments.notify(payment, 'refund.succeeded')
  await payments.notify(payment, 'payment.succeeded')
  expect(await licence()).toEqual({ plan: 'start', paidUntil: from })
  expect(await ledger()).toEqual([-payment.amount / 2, -payment.amount / 2, payment.amount])
  expect((await check(id)).status).toBe('refunded')
})

test('applies a change of plan exactly as quoted, and restores the old plan after a refund', async () => {
  const planId = await payments.planId('shop')
  const { quote } = await desk.client.call(getQuote, { body: { planId, months: 1 } })
  // Ten days at the price of the month.
  expect(quote.rest).toEqual({
    planId: await payments.planId('start'),
    days: 10,
    amount: Math.floor(PRICES.start[1] / 3),
    newDays: 4,
  })
  const { id } = await order('shop')
  const payment = await payments.paymentOf({ id })
  payment.status = 'succeeded'
  await check(id)
  expect(await licence()).toEqual({ plan: 'shop', paidUntil: Date.parse(quote.paidUntil) })
  payment.refunded = payment.amount
  await check(id)
  expect(await licence()).toEqual({ plan: 'start', paidUntil: TEST_NOW + 10 * DAY })
})

test('keeps the operator’s changes by hand, and applies the next payment to them', async () => {
  const first = await order('start')
  ;(await payments.paymentOf(first)).status = 'succeeded'
  await check(first.id)
  await setPlan(desk.world, desk.shop, 'shop', TEST_NOW + 20 * DAY)
  const second = await order('shop')
  ;(await payments.paymentOf(second)).status = 'succeeded'
  await check(second.id)
  expect(await licence()).toEqual({ plan: 'shop', paidUntil: monthsLater(TEST_NOW + 20 * DAY, 1) })
})

test('extends the plan when a refused payment succeeds later, and not before', async () => {
  const { id } = await order('start')
  const payment = await payments.paymentOf({ id })
  payment.status = 'canceled'
  expect((await check(id)).status).toBe('cancelled')
  expect(await funnel()).toBe(12)
  payment.status = 'succeeded'
  await payments.notify(payment)
  expect(await licence()).toEqual(EXTENDED)
})

test.each([
  ['a price that changed', { amount: PRICES.start[1] - 1 }, 'price-changed'],
  ['an invoice for a month', { method: 'invoice' }, 'no-invoice'],
  ['what is by agreement', { planId: 3, months: 3 }, 'by-agreement'],
])('refuses %s', async (_what, changes, code) => {
  const body = await payments.orderOf('start', 1, changes)
  const refusal = await desk.client.attempt(createOrder, { body: body as never })
  expect(refusal.error).toMatchObject({ code })
})

test('offers no order for a plan without an end, and only the payment methods that are set up', async () => {
  Object.assign(desk.world.settings, { yookassa: null, operatorCompany: null })
  const body = await payments.orderOf('start')
  const refusal = await desk.client.attempt(createOrder, { body: body as never })
  expect(refusal.error).toMatchObject({ code: 'no-card-payment' })
  const { offer } = await desk.client.call(getOffer)
  expect(offer).toMatchObject({ hasCard: false, hasInvoice: false })
  expect(offer.prices).toHaveLength(11)
  const notice = { method: 'POST', body: '{}' }
  expect((await desk.world.app.request(YOOKASSA_WEBHOOK_PATH, notice)).status).toBe(404)
  await setPlan(desk.world, desk.shop, 'own')
  expect((await desk.client.call(getOffer)).offer.prices).toEqual([])
  expect((await desk.client.attempt(createOrder, { body: body as never })).error).toMatchObject({
    code: 'nothing-to-order',
  })
})

test('hides orders of other accounts', async () => {
  const { id } = await order('start')
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'owner@other.test')
  const stranger = await signIn(desk.world, 'owner@other.test')
  for (const endpoint of [checkOrder, cancelOrder, paymentEndpoints.getInvoice]) {
    const asked = { username: 'other', params: { id } }
    expect((await stranger.attempt(endpoint, asked)).status).toBe(404)
  }
})
