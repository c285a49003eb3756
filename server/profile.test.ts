import { profileEndpoints } from '@/contract/endpoints/profile'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn, type Client } from '../test/server/client'
import { aPayment } from '../test/server/accountFactories'
import { anAccount, aPerson } from '../test/server/factories'
import { createTestWorld, TEST_NOW, type TestWorld } from '../test/server/world'

const { listPayments, listPlans, getPlan, unsubscribe } = profileEndpoints
const DAY = 24 * 60 * 60 * 1000
let world: TestWorld
let shop: { id: number }
let owner: Client

beforeEach(async () => {
  world = await createTestWorld()
  shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  owner = await signIn(world, 'owner@shop.test')
})
afterEach(() => world.dispose())

test('a shop on its own server has a tariff without limits and nothing to cancel', async () => {
  const { user } = await owner.call(userEndpoints.getUser)
  expect(user.plan).toMatchObject({
    plan: { code: 'own', trafficLimit: null, widgetLimit: null, storageBytes: null },
    paidUntil: null,
    isAutoRenewal: false,
  })
  const answer = await owner.attempt(unsubscribe)
  expect(answer).toMatchObject({ status: 200, error: { code: 'nothing-to-cancel' } })
  expect(await owner.call(listPayments)).toEqual({ payments: [] })
})

test('payments are told newest first, with the tariff that they were for', async () => {
  await aPayment(world, shop, { paid_at: TEST_NOW - 100 * DAY, amount: 490_000, months: 3 })
  await aPayment(world, shop, { paid_at: TEST_NOW - 5 * DAY, amount: 1_290_050, months: 12 })
  const { payments } = await owner.call(listPayments)
  expect(payments.map(({ amount, currency, months }) => [amount, currency, months])).toEqual([
    [1_290_050, 'rub', 12],
    [490_000, 'rub', 3],
  ])
  const { plans } = await owner.call(listPlans)
  const paid = plans.find(({ id }) => id === payments[0]?.planId)
  expect(paid).toEqual({
    id: expect.any(Number) as number,
    code: 'shop',
    trafficLimit: 30_000,
    widgetLoadsPerMonth: 10_000,
    widgetLimit: 5,
    storageBytes: 1024 ** 3,
  })
  expect(await owner.call(getPlan, { params: { id: paid!.id } })).toEqual({ plan: paid })
  const other = await anAccount(world, 'other')
  await aPerson(world, other, 'owner', 'owner@other.test')
  const stranger = await signIn(world, 'owner@other.test')
  expect(await stranger.call(listPayments, { username: 'other' })).toEqual({ payments: [] })
  expect((await stranger.attempt(listPayments)).status).toBe(403)
})

test('the automatic renewal is cancelled once; what is paid for stays', async () => {
  await aPayment(world, shop, { paid_at: TEST_NOW, is_auto_renewal: 1 })
  const { plan } = await owner.call(unsubscribe)
  expect(plan).toMatchObject({ plan: { code: 'shop' }, isAutoRenewal: false })
  expect(plan.paidUntil).toBe((await owner.call(listPayments)).payments[0]?.paidUntil)
  expect((await owner.call(userEndpoints.getUser)).user.plan).toEqual(plan)
  expect(await owner.attempt(unsubscribe)).toMatchObject({
    success: false,
    statusMessage: 'Автопродление уже отключено',
  })
  await owner.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await owner.attempt(unsubscribe)).statusMessage).toBe('Automatic renewal is already off')
  const rows = await world.db
    .selectFrom('audit')
    .where('action', '=', 'subscription.cancel')
    .select('entity_id')
    .execute()
  expect(rows).toEqual([{ entity_id: String(shop.id) }])
})

test('a plan that does not exist is not found', async () => {
  for (const id of [999, 'nope']) {
    expect((await owner.attempt(getPlan, { params: { id } })).status).toBe(404)
  }
})

test('without the right nobody sees money', async () => {
  await aPerson(world, shop, 'marketer')
  const marketer = await signIn(world, 'marketer@shop.test')
  for (const endpoint of [listPayments, listPlans, unsubscribe]) {
    expect((await marketer.attempt(endpoint)).status).toBe(403)
  }
  expect((await marketer.attempt(getPlan, { params: { id: 1 } })).status).toBe(403)
})
