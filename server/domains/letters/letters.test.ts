import { UNSUBSCRIBE_PATH } from '@/contract/addresses'
import { DAY_MS } from '@/contract/constants'
import { mailEndpoints } from '@/contract/endpoints/account/mail'
import type { MailTopic } from '@/contract/entities/account/mail'
import { createClient, signIn, signInVisiting, type Client } from '../../../test/server/client'
import { anAccount, aPerson, type TestRole } from '../../../test/server/factories'
import { aReadSource, updateReading } from '../../../test/server/sourceFactories'
import { createTestWorld, TEST_NOW, type TestWorld } from '../../../test/server/world'
import { aStoredPost } from '../../../test/contract/records'
import { sendLetters } from './sendLetters'
import { weekOfLetter } from './weekly'

const { getMail, chooseLetters } = mailEndpoints
const REFUSED = JSON.stringify({ code: 'network-key', values: { network: 'vk' } })
const CLOSED = JSON.stringify({ code: 'network-closed', values: { network: 'vk' } })
const STOPPED = { problem: REFUSED, run_at: TEST_NOW + 90 * DAY_MS, finished_at: TEST_NOW }

let world: TestWorld
let shop: { id: number }

beforeEach(async () => {
  world = await createTestWorld({ smtpUrl: 'smtp://mail.test' })
  shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
})
afterEach(() => world.dispose())

const sent = async () => {
  await sendLetters(world)
  return world.letters.splice(0)
}
const subjects = async () => (await sent()).map(({ to, subject }) => `${to}: ${subject}`)
const choose = (client: Client, topic: MailTopic, isOn: boolean) =>
  client.attempt(chooseLetters, { body: { topic, isOn } })
const STOPPED_LETTER = 'owner@shop.test: Источник «Лён и глина» больше не читается'

describe('a source that stopped', () => {
  test('is reported by one letter for each fault, however long the fault lasts', async () => {
    await choose(await signIn(world, 'owner@shop.test'), 'digest', false)
    const source = await aReadSource(world, shop, STOPPED)
    const [letter] = await sent()
    expect(letter).toMatchObject({
      to: 'owner@shop.test',
      subject: 'Источник «Лён и глина» больше не читается',
    })
    expect(letter?.text).toContain('http://vitrina.test/my/admin/shop/#/sources')
    for (let day = 0; day < 30; day += 1) {
      world.clock.advance(DAY_MS)
      expect(await subjects()).toEqual([])
    }
    await updateReading(world, source, { problem: CLOSED })
    expect(await subjects()).toEqual([STOPPED_LETTER])
  })

  test('is reported again when it stops again after a week, but not when it stops again at once', async () => {
    const source = await aReadSource(world, shop, STOPPED)
    expect(await subjects()).toEqual([STOPPED_LETTER])
    const stopAgain = async () => {
      await updateReading(world, source, { problem: null })
      const recovered = await subjects()
      await updateReading(world, source, { problem: REFUSED })
      return [...recovered, ...(await subjects())]
    }
    expect(await stopAgain()).toEqual([])
    world.clock.advance(7 * DAY_MS)
    expect(await stopAgain()).toEqual([STOPPED_LETTER])
  })

  test('is reported to the team of a suspended account only once it is restored', async () => {
    const suspend = (suspended_at: number | null) =>
      world.db.updateTable('account').set({ suspended_at }).execute()
    await choose(await signIn(world, 'owner@shop.test'), 'digest', false)
    await aReadSource(world, shop, STOPPED)
    await suspend(TEST_NOW)
    expect(await subjects()).toEqual([])
    await suspend(null)
    expect(await subjects()).toEqual([STOPPED_LETTER])
  })

  test.each([
    ['it is retried automatically', JSON.stringify({ code: 'network-unreachable' })],
    ['letters about the plan report its fault', JSON.stringify({ code: 'reading-licence-ended' })],
    ['it works', null],
  ])('is not reported when %s', async (_why, problem) => {
    await aReadSource(world, shop, { ...STOPPED, problem })
    expect(await subjects()).toEqual([])
  })
})

test('announces the end of a token two weeks and a week before it, and once more when the end changes', async () => {
  await aReadSource(world, shop)
  const until = (days: number) =>
    world.db
      .updateTable('integration')
      .set({ token_expires_at: world.clock.now() + days * DAY_MS })
      .execute()
  await until(16)
  const told: string[] = []
  for (let day = 0; day < 18; day += 1) {
    for (const { subject, text } of await sent()) {
      told.push(`${day}: ${subject} ${/\d+ \S+ 2026/.exec(text)?.[0] ?? ''}`)
    }
    world.clock.advance(DAY_MS)
  }
  expect(told).toEqual([
    '3: Через две недели закончится доступ к «Лён и глина» 3 апреля 2026',
    '10: Меньше чем через неделю закончится доступ к «Лён и глина» 3 апреля 2026',
  ])
  await until(5)
  expect(await subjects()).toHaveLength(1)
  // A token that expires within a day is reported only in the cabinet.
  await until(1 / 24)
  expect(await subjects()).toEqual([])
})

describe('the digest', () => {
  const monday = () => {
    world.clock.advance(Date.parse('2026-03-23T06:00:00Z') - world.clock.now())
  }

  const [MOSCOW, BERLIN, NEPAL] = ['Europe/Moscow', 'Europe/Berlin', 'Asia/Katmandu']
  test.each([
    ['2026-03-22T21:00:00Z', MOSCOW, 2932, null],
    ['2026-03-23T05:59:59Z', MOSCOW, 2932, null],
    ['2026-03-23T06:00:00Z', MOSCOW, 2932, 2933],
    ['2026-03-23T20:59:59Z', MOSCOW, 2933, 2933],
    ['2026-03-23T21:00:00Z', MOSCOW, 2933, null],
    ['2026-03-29T20:59:59Z', MOSCOW, 2932, 2933],
    ['2026-03-30T05:59:59Z', MOSCOW, 2932, null],
    ['2026-03-30T06:00:00Z', MOSCOW, 2932, 2934],
    ['2026-03-23T07:59:59Z', BERLIN, 2932, null],
    ['2026-03-23T08:00:00Z', BERLIN, 2932, 2933],
    // The night before was one hour shorter.
    ['2026-03-30T06:59:59Z', BERLIN, 2933, null],
    ['2026-03-30T07:00:00Z', BERLIN, 2933, 2934],
    ['2026-03-23T03:15:00Z', NEPAL, 2932, 2933],
    ['2026-03-24T12:00:00Z', MOSCOW, null, null],
  ])('at %s in %s, after that of week %s, is that of week %s', (time, time_zone, told, week) => {
    const created_at = Date.parse('2026-03-23T12:00:00Z')
    const account = { time_zone, told, created_at }
    expect(weekOfLetter(Date.parse(time), account)).toBe(week)
  })

  test('comes once later in the week when the server was away all Monday', async () => {
    await aStoredPost(world, shop)
    await world.db.updateTable('post').set({ is_published: 0, published_at: null }).execute()
    world.clock.advance(Date.parse('2026-03-25T02:00:00Z') - world.clock.now())
    world.sendLetter = () => Promise.reject(new Error('refused'))
    await sendLetters({ ...world, report: () => undefined })
    world.sendLetter = async (letter) => void world.letters.push(letter)
    const both = await Promise.all([sendLetters(world), sendLetters(world)])
    expect(both).toHaveLength(2)
    expect(world.letters.splice(0)).toHaveLength(1)
    world.clock.advance(DAY_MS)
    expect(await sent()).toEqual([])
  })

  test('is sent once a week, and only when something needs attention', async () => {
    monday()
    expect(await sent()).toEqual([])
    await aStoredPost(world, shop)
    await world.db.updateTable('post').set({ is_published: 0, published_at: null }).execute()
    const [letter] = await sent()
    expect(letter?.text).toContain('– 1 новый пост за неделю не опубликован')
    expect(await sent()).toEqual([])
    world.clock.advance(7 * DAY_MS)
    expect(await sent()).toEqual([])
  })

  test('is not sent to a member whose role may see nothing of its content', async () => {
    await aPerson(world, shop, 'observer')
    await choose(await signIn(world, 'observer@shop.test'), 'digest', true)
    await aReadSource(world, shop, STOPPED)
    await sent()
    monday()
    expect(await subjects()).toEqual([
      'owner@shop.test: «Магазин shop»: что ждёт вас на этой неделе',
    ])
  })
})

test('several processes send each letter once', async () => {
  await aReadSource(world, shop, STOPPED)
  await Promise.all([sendLetters(world), sendLetters(world), sendLetters(world)])
  expect(world.letters).toHaveLength(1)
})

describe('the choice of letters', () => {
  test.each<[TestRole, [MailTopic, boolean][]]>([
    [
      'owner',
      [
        ['sources', true],
        ['tokens', true],
        ['limits', true],
        ['digest', true],
        ['reports', false],
      ],
    ],
    [
      'administrator',
      [
        ['sources', false],
        ['tokens', false],
        ['limits', false],
        ['digest', false],
        ['reports', false],
      ],
    ],
    [
      'marketer',
      [
        ['sources', false],
        ['digest', false],
        ['reports', false],
      ],
    ],
    ['observer', [['digest', false]]],
    ['provider', []],
  ])('offers a person (%s) only the topics that they may see', async (role, topics) => {
    const email = `${role}@choice.test`
    await aPerson(world, shop, role, email)
    const client = await (role === 'provider' ? signInVisiting : signIn)(world, email)
    const { mail } = await client.call(getMail)
    expect(mail.topics.map(({ topic, isOn }) => [topic, isOn])).toEqual(topics)
  })

  test('determines who gets the letters of a topic, as long as the role allows the topic', async () => {
    await aPerson(world, shop, 'marketer')
    const marketer = await signIn(world, 'marketer@shop.test')
    expect((await choose(marketer, 'tokens', true)).status).toBe(403)
    await choose(marketer, 'sources', true)
    await choose(await signIn(world, 'owner@shop.test'), 'sources', false)
    const source = await aReadSource(world, shop, STOPPED)
    expect((await sent()).map(({ to }) => to)).toEqual(['marketer@shop.test'])
    const roles = await world.db.selectFrom('team_role').selectAll().execute()
    const observer = roles.find(({ code }) => code === 'observer')!
    await world.db.updateTable('member').set({ role_id: observer.id }).execute()
    await updateReading(world, source, { problem: CLOSED })
    expect(await sent()).toEqual([])
  })

  test('is switched off by the one-click request of a mail program, for that topic and person only', async () => {
    await aReadSource(world, shop, STOPPED)
    const [letter] = await sent()
    const url = new URL(letter!.unsubscribeUrl!)
    const mailProgram = createClient(world)
    const click = (query: string) =>
      mailProgram.fetch(`${UNSUBSCRIBE_PATH}${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    const owner = await signIn(world, 'owner@shop.test')
    const off = async () =>
      (await owner.call(getMail)).mail.topics.filter(({ isOn }) => !isOn).map(({ topic }) => topic)
    // A GET does not unsubscribe: a mail scanner requests links, and a person may only open one.
    const opened = await mailProgram.fetch(`${UNSUBSCRIBE_PATH}${url.search}`)
    expect(opened.headers.get('location')).toMatch(/^\/my\/admin#unsubscribe=v1\./)
    const guessed = await click(`?token=${url.searchParams.get('token')!.slice(0, -2)}AA`)
    expect((await guessed.json()).data.request.success).toBe(false)
    expect(await off()).toEqual(['reports'])
    expect((await click(url.search)).status).toBe(200)
    expect((await click(url.search)).status).toBe(200)
    expect(await off()).toEqual(['sources', 'reports'])
  })
})
