import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { openShop } from '../../../../test/server/shopDesk'
import { openTelegramDesk, type TelegramDesk } from '../../../../test/server/telegram/telegramDesk'
import { BOT_TOKEN, happen } from '../../../../test/server/telegram/telegramNetwork'
import { aMembership } from '../../../../test/server/telegram/telegramPosts'

const HOUR_MS = 3_600_000
const desk = openShop()
let network: TelegramDesk
beforeEach(async () => {
  network = await openTelegramDesk(desk)
  await network.connect()
})
afterEach(() => {
  network.close()
})

const reading = async () => (await network.source()).reading
const waitsFor = async () =>
  Date.parse((await reading())?.nextReadAt ?? '') - desk.world.clock.now()

test.each([
  [{ code: 401 }, 'stopped', 'connect', /^Telegram больше не принимает ключ/, 24 * HOUR_MS],
  [{ code: 403 }, 'stopped', 'read', /^Бота больше нет среди администраторов/, HOUR_MS],
  [{ code: 409 }, 'failed', 'read', /забирает другая программа или вебхук/, 60_000],
  [{ code: 429, retryAfter: 90 }, 'failed', 'read', /^Telegram просит обращаться реже/, 90_000],
  [{ code: 500 }, 'failed', 'read', /^Telegram не отвечает/, 60_000],
  ['cut' as const, 'failed', 'read', /^Telegram не отвечает/, 60_000],
  [{ status: 200, body: '<html>' }, 'failed', 'read', /^Telegram не отвечает/, 60_000],
  [
    { status: 200, body: '{"ok":true,"result":{}}' },
    'failed',
    'read',
    /^Telegram не отвечает/,
    60_000,
  ],
  [
    { status: 200, body: 'x'.repeat(10_000_000) },
    'failed',
    'read',
    /^Telegram не отвечает/,
    60_000,
  ],
])(
  'reports %j as a problem with a message and one action, and retries',
  async (fault, state, action, text, rest) => {
    network.post(1, await network.photo('a'))
    network.telegram.faults = [fault]
    await network.later()
    expect(await reading()).toMatchObject({
      state,
      problem: { action, text: expect.stringMatching(text) },
    })
    expect(await waitsFor()).toBe(rest)
    await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
    expect((await reading())?.problem?.text).toMatch(/^[\x20-\x7e“”’]+$/)
    await network.later(rest)
    expect(await network.texts()).toHaveLength(1)
    expect((await reading())?.state).toBe('working')
  },
)

test('reports a webhook that is set after the connection', async () => {
  network.telegram.webhook = 'https://other.test'
  await network.later()
  expect((await reading())?.problem?.text).toMatch(/вебхук/)
})

test('reports a conflict while the bot waits for its channel', async () => {
  const other = await openTelegramDesk(desk)
  other.telegram.bot = { ...other.telegram.bot, id: 7, username: 'second_bot' }
  await other.save()
  other.telegram.faults = [{ code: 409 }]
  await other.run()
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  expect(sources.find(({ name }) => name === '@second_bot')?.reading).toMatchObject({
    state: 'failed',
    problem: { action: 'read' },
  })
  other.close()
})

test('keeps the posts when the bot is removed from the channel, and reads new posts when the bot is added again', async () => {
  network.post(1, await network.photo('a'))
  happen(network.telegram, aMembership('kicked'))
  await network.later()
  expect(await network.texts()).toHaveLength(1)
  expect(await reading()).toMatchObject({ state: 'stopped', problem: { action: 'read' } })
  happen(network.telegram, aMembership('administrator'))
  network.post(2, await network.photo('b'))
  await network.later(HOUR_MS)
  expect(await network.texts()).toHaveLength(2)
  expect((await reading())?.state).toBe('working')
})

test('does not request a file whose path leads elsewhere', async () => {
  network.post(1, await network.photo('a'))
  network.telegram.meanwhile = ({ method }) => {
    if (method !== 'getFile') return
    const body = JSON.stringify({ ok: true, result: { file_path: '../../bot1:x/getMe' } })
    network.telegram.faults = [{ status: 200, body }]
  }
  await network.later()
  expect((await reading())?.result).toMatchObject({ waiting: 1 })
})

test('exposes the token in no table, response, log or audit, whatever Telegram returns', async () => {
  network.post(1, await network.photo('a'))
  await network.later()
  network.telegram.files.set('b', { content: 503 })
  network.telegram.files.set('c', { content: Buffer.from('no picture') })
  network.post(2, { photo: [{ file_id: 'b' }] })
  network.post(3, { photo: [{ file_id: 'c' }] })
  network.telegram.files.set('d', { content: Buffer.alloc(11 * 1024 * 1024, 0xff) })
  network.post(4, { photo: [{ file_id: 'd' }] })
  await network.later()
  const echo = `{"ok":false,"error_code":400,"description":"/bot${BOT_TOKEN}/getUpdates"}`
  for (const fault of [{ code: 401 }, { status: 200, body: echo }, 'cut' as const]) {
    network.telegram.faults = [fault]
    await network.later(25 * HOUR_MS)
  }
  const secret = BOT_TOKEN.split(':')[1]!
  const responses = [
    await desk.client.call(sourceEndpoints.listIntegrations),
    await desk.client.call(sourceEndpoints.listSources),
    await desk.client.call(userEndpoints.getUser),
    await network.posts(),
  ]
  expect(JSON.stringify(responses)).not.toContain(secret)
  const tables = ['integration', 'source', 'source_item', 'job', 'audit', 'post', 'media'] as const
  for (const table of tables) {
    const rows = await desk.world.db.selectFrom(table).selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
  const parts = await desk.world.db.selectFrom('telegram_part').selectAll().execute()
  expect(JSON.stringify(parts)).not.toContain(secret)
  expect(desk.world.reported.map(String).join()).not.toContain(secret)
})

test('a disconnect deletes stored updates and keeps posts', async () => {
  network.post(1, { ...(await network.photo('a')), media_group_id: '1' })
  await network.later()
  const [bot] = await network.bots()
  await desk.client.call(sourceEndpoints.deleteIntegration, { body: { id: bot!.id } })
  expect(await desk.world.db.selectFrom('telegram_part').selectAll().execute()).toEqual([])
  expect(await network.texts()).toHaveLength(1)
  await network.later()
  expect((await desk.client.call(sourceEndpoints.listSources)).sources).toHaveLength(3)
})
