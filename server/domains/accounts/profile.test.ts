import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../test/server/client'
import { aPayment } from '../../../test/server/accountFactories'
import { anAccount, aPerson } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'

const { listPayments, listPlans, getPlan, unsubscribe } = profileEndpoints
const DAY = 24 * 60 * 60 * 1000
const desk = openShop()

test('returns an unlimited plan without renewal for a self-hosted shop', async () => {
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(user.plan).toMatchObject({
    plan: { code: 'own', trafficLimit: null, widgetLimit: null, storageBytes: null },
    paidUntil: null,
    isAutoRenewal: false,
  })
  const response = await desk.client.attempt(unsubscribe)
  expect(response).toMatchObject({ status: 200, error: { code: 'nothing-to-cancel' } })
  expect(await desk.client.call(listPayments)).toEqual({ payments: [] })
})

test('returns payments newest first, with their plan', async () => {
  await aPayment(desk.world, desk.shop, {
    paid_at: TEST_NOW - 100 * DAY,
    amount: 490_000,
    months: 3,
  })
  await aPayment(desk.world, desk.shop, {
    paid_at: TEST_NOW - 5 * DAY,
    amount: 1_290_050,
    months: 12,
  })
  const { payments } = await desk.client.call(listPayments)
  expect(payments.map(({ amount, currency, months }) => [amount, currency, months])).toEqual([
    [1_290_050, 'rub', 12],
    [490_000, 'rub', 3],
  ])
  const { plans } = await desk.client.call(listPlans)
  const paid = plans.find(({ id }) => id === payments[0]?.planId)
  expect(paid).toEqual({
    id: expect.any(Number) as number,
    code: 'shop',
    trafficLimit: 30_000,
    widgetLoadsPerMonth: 10_000,
    widgetLimit: 5,
    storageBytes: 1024 ** 3,
  })
  expect(await desk.client.call(getPlan, { params: { id: paid!.id } })).toEqual({ plan: paid })
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'owner@other.test')
  const stranger = await signIn(desk.world, 'owner@other.test')
  expect(await stranger.call(listPayments, { username: 'other' })).toEqual({ payments: [] })
  expect((await stranger.attempt(listPayments)).status).toBe(403)
})

test('cancels the automatic renewal and keeps the paid period', async () => {
  await aPayment(desk.world, desk.shop, { paid_at: TEST_NOW, is_auto_renewal: 1 })
  const { plan } = await desk.client.call(unsubscribe)
  expect(plan).toMatchObject({ plan: { code: 'shop' }, isAutoRenewal: false })
  expect(plan.paidUntil).toBe((await desk.client.call(listPayments)).payments[0]?.paidUntil)
  expect((await desk.client.call(userEndpoints.getUser)).user.plan).toEqual(plan)
  expect(await desk.client.attempt(unsubscribe)).toMatchObject({
    success: false,
    statusMessage: 'Автопродление уже отключено',
  })
  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await desk.client.attempt(unsubscribe)).statusMessage).toBe(
    'Automatic renewal is already off',
  )
  const rows = await desk.world.db
    .selectFrom('audit')
    .where('action', '=', 'subscription.cancel')
    .select('entity_id')
    .execute()
  expect(rows).toEqual([{ entity_id: String(desk.shop.id) }])
})

test('responds with 404 for an unknown plan', async () => {
  for (const id of [999, 'nope']) {
    expect((await desk.client.attempt(getPlan, { params: { id } })).status).toBe(404)
  }
})

test('hides payments and plans from users without the right', async () => {
  await aPerson(desk.world, desk.shop, 'marketer')
  const marketer = await signIn(desk.world, 'marketer@shop.test')
  for (const endpoint of [listPayments, listPlans, unsubscribe]) {
    expect((await marketer.attempt(endpoint)).status).toBe(403)
  }
  expect((await marketer.attempt(getPlan, { params: { id: 1 } })).status).toBe(403)
})

test('stores the account’s time zone once, and its change in the audit', async () => {
  const { saveAccount, getUser } = userEndpoints
  const zoneOf = async () => (await desk.client.call(getUser)).user.timeZone
  expect(await zoneOf()).toBe('Europe/Moscow')
  const save = () => desk.client.call(saveAccount, { body: { timeZone: 'asia/kathmandu' } })
  const [first] = await Promise.all([save(), save()])
  expect(first.user.timeZone).toBe(await zoneOf())
  expect(await zoneOf()).toBe('Asia/Katmandu')
  const changes = await desk.world.db
    .selectFrom('audit')
    .where('action', '=', 'account.time-zone')
    .select('detail')
    .execute()
  expect(changes.map(({ detail }) => JSON.parse(detail) as unknown)).toEqual([
    { timeZone: 'Asia/Katmandu', previous: 'Europe/Moscow' },
  ])
  for (const timeZone of ['Moon/Crater', '+03:00', 'x'.repeat(65)]) {
    expect(await desk.client.attempt(saveAccount, { body: { timeZone } })).toMatchObject({
      success: false,
      statusMessage: 'Такого часового пояса нет. Выберите другой',
    })
  }
  expect(await zoneOf()).toBe('Asia/Katmandu')
})
