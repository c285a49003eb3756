import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import { privacyEndpoints } from '@/contract/endpoints/account/privacy'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { setPlan } from '../../../test/server/accountFactories'
import { signIn, TEST_PASSWORD } from '../../../test/server/client'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import {
  openPaymentDesk,
  PRICES,
  type PaymentDesk,
} from '../../../test/server/yookassa/paymentDesk'
import { monthsLater } from './licence'
import { lookAfterOrders } from './notices'

const { getOffer, checkOrder, resumeRenewal } = paymentEndpoints
const HOUR = 3_600_000
const DAY = 24 * HOUR
const END = TEST_NOW + 10 * DAY
const FIRST_END = monthsLater(END, 1)
const desk = openShop()
let payments: PaymentDesk

beforeEach(async () => {
  payments = await openPaymentDesk(desk.world)
  desk.world.settings.smtpUrl = 'smtp://mail.test'
  desk.world.sendLetter = (letter) => {
    desk.world.letters.push(letter)
    return Promise.resolve()
  }
  await setPlan(desk.world, desk.shop, 'start', END)
})
afterEach(() => {
  payments.close()
})

/** Signed in again: sessions end while time passes. */
const client = () => signIn(desk.world, 'owner@shop.test')

async function payWithRenewal(): Promise<void> {
  const { id } = await payments.order(await client(), 'start', 1, { isRenewed: true })
  ;(await payments.paymentOf({ id })).status = 'succeeded'
  await (await client()).call(checkOrder, { params: { id } })
}
const offer = async () => (await (await client()).call(getOffer)).offer
const until = async () => (await payments.licence(desk.shop)).paidUntil
const toTime = (time: number) => {
  desk.world.clock.advance(time - desk.world.clock.now())
}
const charges = () =>
  payments.network.requests.filter(
    ({ method, body }) => method === 'POST' && 'payment_method_id' in (body as object),
  )

test('charges the saved card a day before the end, once, also by several processes', async () => {
  await payWithRenewal()
  const at = new Date(FIRST_END - DAY).toISOString()
  expect((await offer()).renewal).toMatchObject({ amount: PRICES.start[1], months: 1, at })
  toTime(FIRST_END - DAY - 1)
  await lookAfterOrders(desk.world)
  expect(charges()).toEqual([])
  toTime(FIRST_END - DAY)
  await Promise.all([1, 2, 3].map(() => lookAfterOrders(desk.world)))
  await lookAfterOrders(desk.world)
  expect(new Set(charges().map(({ key }) => key)).size).toBe(1)
  expect(payments.network.payments.size).toBe(2)
  expect(await until()).toBe(monthsLater(FIRST_END, 1))
  const { payments: history } = await (await client()).call(profileEndpoints.listPayments)
  expect(history.map(({ isAutoRenewal }) => isAutoRenewal)).toEqual([true, false])
})

test('requests a charge again after a lost response, without charging twice', async () => {
  await payWithRenewal()
  toTime(FIRST_END - DAY)
  payments.network.createFaults.push('lost')
  await lookAfterOrders(desk.world)
  expect(await until()).toBe(FIRST_END)
  await lookAfterOrders(desk.world)
  expect(payments.network.payments.size).toBe(2)
  expect(await until()).toBe(monthsLater(FIRST_END, 1))
})

test.each(['refused by the bank', 'refused by the provider'])(
  'charges a card that is %s three times at most, then ends the renewal with a notice',
  async (by) => {
    await payWithRenewal()
    payments.network.acceptsSaved = false
    for (let tried = 0; tried < 3; tried += 1) {
      toTime(FIRST_END - DAY + tried * 8 * HOUR)
      if (by.endsWith('provider')) payments.network.createFaults.push({ status: 400 })
      await lookAfterOrders(desk.world)
      await lookAfterOrders(desk.world)
      expect(new Set(charges().map(({ key }) => key)).size).toBe(tried + 1)
    }
    toTime(FIRST_END)
    await Promise.all([lookAfterOrders(desk.world), lookAfterOrders(desk.world)])
    expect(await offer()).toMatchObject({ renewal: null, hasRenewalFailed: true, canResume: false })
    expect(desk.world.letters.map(({ text }) => text)).toEqual([
      expect.stringContaining('Банк трижды не принял'),
    ])
    if (by.endsWith('provider')) expect(desk.world.reported.splice(0)).toHaveLength(3)
    await payWithRenewal()
    expect(await offer()).toMatchObject({ hasRenewalFailed: false })
  },
)

test('does not count attempts that fail because of the operator’s settings', async () => {
  await payWithRenewal()
  toTime(FIRST_END - DAY)
  desk.world.settings.yookassa = { shopId: '1', secretKey: 'wrong', vatCode: null }
  await lookAfterOrders(desk.world)
  expect(desk.world.reported.splice(0).length).toBeGreaterThan(0)
  const { network } = payments
  Object.assign(desk.world.settings, { yookassa: { ...network, vatCode: null } })
  await lookAfterOrders(desk.world)
  expect(await until()).toBe(monthsLater(FIRST_END, 1))
})

test('does not charge long after the end of the licence', async () => {
  await payWithRenewal()
  toTime(FIRST_END + 4 * DAY)
  await lookAfterOrders(desk.world)
  expect(charges()).toEqual([])
  expect(await offer()).toMatchObject({ renewal: null, hasRenewalFailed: true })
})

test('does not charge a cancelled renewal, and resumes it once', async () => {
  await payWithRenewal()
  await (await client()).call(profileEndpoints.unsubscribe)
  expect(await offer()).toMatchObject({ renewal: null, canResume: true })
  toTime(FIRST_END - DAY)
  await lookAfterOrders(desk.world)
  expect(charges()).toEqual([])
  const { plan } = await (await client()).call(resumeRenewal)
  expect(plan.isAutoRenewal).toBe(true)
  expect((await (await client()).attempt(resumeRenewal)).error).toMatchObject({
    code: 'nothing-to-resume',
  })
  await lookAfterOrders(desk.world)
  expect(await until()).toBe(monthsLater(FIRST_END, 1))
})

test('rests while the account awaits its deletion, and goes on when it is kept', async () => {
  await payWithRenewal()
  toTime(FIRST_END - DAY)
  const asked = { currentPassword: TEST_PASSWORD, shop: 'Магазин shop' }
  await (await client()).call(privacyEndpoints.askDeletion, { body: asked })
  await lookAfterOrders(desk.world)
  expect(charges()).toEqual([])
  expect((await offer()).hasRenewalFailed).toBe(false)
  await (await client()).call(privacyEndpoints.keepAccount)
  await lookAfterOrders(desk.world)
  expect(charges()).toHaveLength(1)
  expect(await until()).toBe(monthsLater(FIRST_END, 1))
})

test('a payment without agreement saves no card, and a refund ends the renewal', async () => {
  const { id } = await payments.order(await client(), 'start')
  const body = payments.network.requests[0]?.body
  expect(body).toMatchObject({ save_payment_method: false, capture: true })
  const payment = await payments.paymentOf({ id })
  payment.status = 'succeeded'
  await (await client()).call(checkOrder, { params: { id } })
  expect(await offer()).toMatchObject({ renewal: null, canResume: false })
  await payWithRenewal()
  const [, saved] = payments.network.payments.values()
  saved!.refunded = saved!.amount
  await payments.notify(saved!, 'refund.succeeded')
  expect((await offer()).renewal).toBeNull()
})
