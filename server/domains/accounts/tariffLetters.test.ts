import { DAY_MS } from '@/contract/constants'
import { monthOf } from '../../allowance/months'
import { setPlan } from '../../../test/server/accountFactories'
import { anAccount, aPerson } from '../../../test/server/factories'
import { createTestWorld, TEST_NOW, type TestWorld } from '../../../test/server/world'
import { sendTariffLetters } from './tariffLetters'

let world: TestWorld
let shop: { id: number }

beforeEach(async () => {
  world = await createTestWorld({ smtpUrl: 'smtp://mail.test' })
  shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  await aPerson(world, shop, 'editor')
})
afterEach(() => world.dispose())

const useLoads = (loads: number) =>
  world.db
    .insertInto('usage_month')
    .values({ account_id: shop.id, month: monthOf(TEST_NOW), loads, full_at: TEST_NOW })
    .onConflict((conflict) => conflict.columns(['account_id', 'month']).doUpdateSet({ loads }))
    .execute()
const sent = async () => {
  await sendTariffLetters(world)
  return world.letters.splice(0).map(({ to, text }) => [to, text.split('\n')[2] ?? ''])
}

test('mails the owners once at 80 %, and once when widgets freeze', async () => {
  await setPlan(world, shop, 'start')
  await useLoads(1599)
  expect(await sent()).toEqual([])
  await useLoads(1600)
  expect(await sent()).toEqual([
    ['owner@shop.test', 'Израсходовано больше 80 % показов виджетов этого месяца.'],
  ])
  await useLoads(1900)
  expect(await sent()).toEqual([])
  await useLoads(2000)
  expect(await sent()).toEqual([
    ['owner@shop.test', expect.stringMatching(/израсходованы\..*появятся 1 апреля 2026/)],
  ])
})

test('mails two weeks and a week before the end of the licence, at the end, and when widgets freeze', async () => {
  await setPlan(world, shop, 'large', TEST_NOW + 14 * DAY_MS)
  const days: string[] = []
  for (let day = 0; day <= 30; day += 1) {
    for (const [, text = ''] of await sent()) days.push(`${day}: ${text.slice(0, 21)}`)
    world.clock.advance(DAY_MS)
  }
  expect(days).toEqual([
    '1: Лицензия закончится 1',
    '8: Лицензия закончится 1',
    '14: Лицензия закончилась ',
    '28: Лицензия закончилась ',
  ])
})

test('writes in the language of the owner, with the way to the tariff', async () => {
  await setPlan(world, shop, 'shop', TEST_NOW - 1)
  await world.db.updateTable('person').set({ locale: 'en' }).execute()
  await sendTariffLetters(world)
  const [letter] = world.letters
  expect(letter?.subject).toMatch(/^The plan of “.+”$/)
  expect(letter?.text).toContain('from April 1, 2026 on widgets show no new posts')
  expect(letter?.text).toContain('http://vitrina.test/my/admin/shop/#/profile')
})

test('sends a failed letter again, and the letters of other accounts despite the failure', async () => {
  const other = await anAccount(world, 'other')
  await aPerson(world, other, 'owner', 'owner@other.test')
  for (const account of [shop, other]) await setPlan(world, account, 'shop', TEST_NOW)
  const refusing = {
    ...world,
    sendLetter: async (letter: (typeof world.letters)[number]) => {
      if (letter.to === 'owner@shop.test') throw new Error('mailbox busy')
      await world.sendLetter?.(letter)
    },
  }
  await sendTariffLetters(refusing)
  expect(world.reported.splice(0)).toHaveLength(1)
  expect(world.letters.splice(0).map(({ to }) => to)).toEqual(['owner@other.test'])
  expect((await sent()).map(([to]) => to)).toEqual(['owner@shop.test'])
})

test('sends no letter for a tariff without limits', async () => {
  await setPlan(world, shop, 'own')
  expect(await sent()).toEqual([])
})
