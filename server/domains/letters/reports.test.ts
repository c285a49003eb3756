import { UNSUBSCRIBE_PATH } from '@/contract/addresses'
import { DAY_MS } from '@/contract/constants'
import { mailEndpoints } from '@/contract/endpoints/account/mail'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { createClient, signIn, type Client } from '../../../test/server/client'
import { anAccount, aPerson, aPost, aWidget } from '../../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../../test/server/world'
import type { EventTable } from '../../db/tables/widgets'
import type { Letter } from '../../outbound/createMail'
import { sendLetters } from './sendLetters'

/** Monday, nine in Moscow; the week before begins on the 16th. */
const MONDAY = Date.parse('2026-03-23T06:00:00Z')
const LAST_WEEK = Date.parse('2026-03-22T20:59:59Z')
const WEEK_BEFORE = Date.parse('2026-03-15T20:59:59Z')

let world: TestWorld
let shop: { id: number }
let owner: Client
let gallery: { id: number; embed_id: string }

beforeEach(async () => {
  world = await createTestWorld({ smtpUrl: 'smtp://mail.test' })
  shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  owner = await signIn(world, 'owner@shop.test')
  await owner.call(mailEndpoints.chooseLetters, { body: { topic: 'digest', isOn: false } })
  await chooseReports(owner)
  gallery = await aWidget(world, shop, { role: 'На главной' })
})
afterEach(() => world.dispose())

const chooseReports = (client: Client, isOn = true) =>
  client.call(mailEndpoints.chooseLetters, { body: { topic: 'reports', isOn } })

let made = 0
interface Happened extends Partial<Pick<EventTable, 'amount' | 'currency' | 'post_id'>> {
  widget?: { id: number }
  times?: number
  at?: number
}
const happened = (
  type: EventTable['type'],
  { widget = gallery, times = 1, at = LAST_WEEK, ...facts }: Happened = {},
) =>
  world.db
    .insertInto('event')
    .values(
      Array.from({ length: times }, () => ({
        ...{ account_id: shop.id, widget_id: widget.id, event_key: `event-${(made += 1)}` },
        ...{ type, created_at: at, ...facts },
      })),
    )
    .execute()

const at = (time: number) => {
  world.clock.advance(time - world.clock.now())
}
async function sent(time = MONDAY): Promise<Letter[]> {
  at(time)
  await sendLetters(world)
  return world.letters.splice(0)
}
/** Spaces of numbers are of several kinds. */
const plain = (text = '') => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test('shows the week against the week before, with links to the reports of exactly those days', async () => {
  const poppies = await aPost(world, shop, { text: 'Маки\nс рынка' })
  const other = await aWidget(world, shop, { role: 'В каталоге' })
  await happened('view', { times: 1300 })
  await happened('view', { times: 1000, at: WEEK_BEFORE })
  await happened('open', { times: 2, post_id: poppies.id })
  await happened('open', { times: 2, at: WEEK_BEFORE })
  await happened('open', { times: 5, widget: other })
  await happened('productClick', { post_id: poppies.id })
  await happened('productClick', { times: 4, at: WEEK_BEFORE })
  await happened('purchase', { amount: 129_000, currency: 'RUB' })
  // Before and after both weeks.
  await happened('view', { times: 7, at: WEEK_BEFORE - 7 * DAY_MS })
  await happened('view', { times: 7, at: LAST_WEEK + 1000 })
  const [letter, ...others] = await sent()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    to: 'owner@shop.test',
    subject: '«Магазин shop»: отчёт за 16–22 марта',
  })
  const cabinet = 'http://vitrina.test/my/admin/shop/#'
  const days = 'days=2026-03-16_2026-03-22'
  expect(plain(letter?.text)).toContain(
    [
      'Показы: 1 300 (+30 %, было 1 000)',
      'Открытия: 7 (+250 %, было 2)',
      'Клики по товарам: 1 (−75 %, было 4)',
      'Покупки: 1 (было 0)',
      'Выручка: 1 290 ₽ (было 0)',
      '',
      'Лучшие виджеты:',
      '– В каталоге: 5 открытий, 0 кликов по товарам',
      `  ${cabinet}/analytic?${days}&widget=${other.embed_id}`,
      '– На главной: 2 открытия, 1 клик по товарам',
      `  ${cabinet}/analytic?${days}&widget=${gallery.embed_id}`,
      '',
      'Лучшие посты:',
      '– «Маки с рынка»: 2 открытия, 1 клик по товарам',
      `  ${cabinet}/posts-analytic/${poppies.id}?${days}`,
      '',
      'Открыть отчёт за эту неделю:',
      `${cabinet}/analytic?${days}`,
    ].join('\n'),
  )
  // Those of the page behind the link.
  const { totals } = await owner.call(analyticsEndpoints.getAnalytics, {
    body: {
      embedIds: [],
      eventsCreatedSince: '2026-03-15T21:00:00.000Z',
      eventsCreatedTill: '2026-03-22T21:00:00.000Z',
    },
  })
  expect(totals).toMatchObject({ views: 1300, opens: 7, productClicks: 1, purchases: 1 })
})

test('is written in the language of its reader', async () => {
  await world.db.updateTable('person').set({ locale: 'en' }).execute()
  await happened('view', { times: 3 })
  await happened('view', { times: 3, at: WEEK_BEFORE })
  await happened('open', { post_id: (await aPost(world, shop, { text: ' ' })).id })
  const [letter] = await sent()
  expect(letter?.subject).toMatch(/^“Магазин shop”: report of March 16\s–\s22$/)
  expect(letter?.text).toContain('Views: 3 (the same)')
  expect(letter?.text).toContain('Openings: 1 (was 0)')
  expect(letter?.text).toMatch(/– Post No. \d+: 1 opening, 0 product clicks/)
})

test('is cut by the days of the account’s zone', async () => {
  await world.db.updateTable('account').set({ time_zone: 'Asia/Vladivostok' }).execute()
  // Monday in Vladivostok already, Sunday in Moscow.
  await happened('view', { times: 5 })
  await happened('view', { times: 2, at: LAST_WEEK - 12 * 60 * 60 * 1000 })
  const [letter] = await sent(Date.parse('2026-03-22T23:00:00Z'))
  expect(plain(letter?.text)).toContain('Показы: 2 (было 0)')
})

test('reports a week in which nothing happened after one with events, and then no more', async () => {
  await happened('view', { times: 5, at: WEEK_BEFORE })
  const [letter] = await sent()
  expect(plain(letter?.text)).toContain('Показы: 0 (−100 %, было 5)')
  expect(letter?.text).not.toContain('Лучшие')
  expect(await sent(MONDAY + 7 * DAY_MS)).toEqual([])
})

test.each<[string, () => Promise<unknown>]>([
  ['that nobody chose it for', () => chooseReports(owner, false)],
  ['without events', () => world.db.deleteFrom('event').execute()],
  [
    'without a widget for everyone',
    () => world.db.updateTable('widget').set({ mode: 'admin_mode' }).execute(),
  ],
  [
    'whose widgets are frozen',
    () =>
      world.db
        .updateTable('account')
        .set({ suspended_at: MONDAY - 1 })
        .execute(),
  ],
  [
    'that is being deleted',
    () =>
      world.db
        .updateTable('account')
        .set({ deletion_asked_at: MONDAY - 1, deletes_at: MONDAY - 1 })
        .execute(),
  ],
])('is not sent of an account %s', async (_what, change) => {
  await happened('view')
  await change()
  expect((await sent()).filter(({ subject }) => subject.includes('отчёт'))).toEqual([])
})

test('is sent to a member whose role may see reports, as long as it may', async () => {
  await aPerson(world, shop, 'marketer')
  await chooseReports(await signIn(world, 'marketer@shop.test'))
  await happened('view')
  expect((await sent()).map(({ to }) => to)).toEqual(['owner@shop.test', 'marketer@shop.test'])
  const observer = world.db.selectFrom('team_role').where('code', '=', 'observer').select('id')
  await world.db
    .updateTable('member')
    .set({ role_id: observer })
    .where('is_owner', '=', 0)
    .execute()
  await happened('view', { at: MONDAY })
  expect((await sent(MONDAY + 7 * DAY_MS)).map(({ to }) => to)).toEqual(['owner@shop.test'])
})

test('ends by one click of a person who is not signed in', async () => {
  await happened('view')
  const [letter] = await sent()
  const { search } = new URL(letter!.unsubscribeUrl!)
  const clicked = await createClient(world).fetch(`${UNSUBSCRIBE_PATH}${search}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(clicked.status).toBe(200)
  const { mail } = await owner.call(mailEndpoints.getMail)
  expect(mail.topics.find(({ topic }) => topic === 'reports')).toEqual({
    topic: 'reports',
    isOn: false,
  })
  await happened('view', { at: MONDAY })
  expect(await sent(MONDAY + 7 * DAY_MS)).toEqual([])
})

describe('each letter comes once', () => {
  beforeEach(() => happened('view'))

  test('from several processes', async () => {
    at(MONDAY)
    await Promise.all([sendLetters(world), sendLetters(world), sendLetters(world)])
    expect(world.letters.splice(0)).toHaveLength(1)
    expect(await sent(MONDAY + DAY_MS)).toEqual([])
  })

  test('later in the week from a server that was away on Monday', async () => {
    expect(await sent(MONDAY + 2 * DAY_MS)).toHaveLength(1)
    expect(await sent(MONDAY + 3 * DAY_MS)).toEqual([])
  })

  test('not in the week in which a person chose it, but on the next Monday', async () => {
    await chooseReports(owner, false)
    expect(await sent()).toEqual([])
    await chooseReports(owner)
    expect(await sent(MONDAY + DAY_MS)).toEqual([])
    expect(await sent(MONDAY + 7 * DAY_MS)).toHaveLength(1)
  })

  test('from another process when one was killed while it sent, to who has none yet', async () => {
    await aPerson(world, shop, 'marketer')
    await chooseReports(await signIn(world, 'marketer@shop.test'))
    const send = world.sendLetter!
    const keys: (string | undefined)[] = []
    const killed = new Promise<void>((resolve) => {
      world.sendLetter = async (letter) => {
        keys.push(letter.messageKey)
        if (letter.to === 'owner@shop.test') return send(letter)
        resolve()
        // Nothing that follows happens in a killed process.
        return new Promise(() => undefined)
      }
    })
    at(MONDAY)
    void sendLetters({ ...world })
    await killed
    world.sendLetter = async (letter) => {
      keys.push(letter.messageKey)
      return send(letter)
    }
    expect((await sent()).map(({ to }) => to)).toEqual(['owner@shop.test'])
    // It might still be sending.
    expect(await sent(MONDAY + 60_000)).toEqual([])
    const others = { ...world }
    at(MONDAY + 60 * 60 * 1000)
    await Promise.all([sendLetters(world), sendLetters(others)])
    expect(world.letters.splice(0).map(({ to }) => to)).toEqual(['marketer@shop.test'])
    expect(await sent(MONDAY + DAY_MS)).toEqual([])
    expect(keys).toEqual([expect.any(String), expect.any(String), keys[1]])
    expect(keys[0]).not.toBe(keys[1])
  })
})
