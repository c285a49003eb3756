import { CHANNEL_LIMITS } from '@/contract/feedLimits'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../../test/server/client'
import { anAccount, aPerson } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { openTelegramDesk, type TelegramDesk } from '../../../../test/server/telegram/telegramDesk'
import { BOT_TOKEN, happen } from '../../../../test/server/telegram/telegramNetwork'
import { aChannelPost, aMembership, CHANNEL } from '../../../../test/server/telegram/telegramPosts'

const desk = openShop()
let network: TelegramDesk
beforeEach(async () => {
  network = await openTelegramDesk(desk)
})
afterEach(() => {
  network.close()
})

const OTHER = { ...CHANNEL, id: -1009, title: 'Чужой канал', username: 'other' }

test('connects a bot by its token, alone or within BotFather’s message, and waits for the bot’s channel', async () => {
  const message = `Use this token to access the HTTP API: ${BOT_TOKEN} Keep your token secure.`
  expect(await network.save(message)).toMatchObject({
    body: { integration: { type: 'telegram', name: '@len_vitrina_bot', status: 'waiting' } },
  })
  await network.run()
  expect(await network.source()).toMatchObject({
    name: '@len_vitrina_bot',
    reading: { state: 'waiting', problem: null },
  })
})

test.each([
  ['the bot is made an administrator', aMembership('administrator')],
  ['a post appears', { channel_post: aChannelPost(1) }],
])('finds the channel within seconds once %s', async (_, update) => {
  await network.save()
  await network.run()
  happen(network.telegram, update)
  await network.later(10_000)
  expect(await network.bots()).toMatchObject([{ name: 'Лён и глина', status: 'working' }])
  expect(await network.source()).toMatchObject({
    name: 'Лён и глина',
    reading: { state: 'working' },
  })
})

test('ignores a group, a channel whose bot is not an administrator, and malformed updates', async () => {
  await network.save()
  happen(network.telegram, aMembership('administrator', { ...CHANNEL, type: 'supergroup' }))
  happen(network.telegram, aMembership('left'))
  happen(network.telegram, { channel_post: { message_id: 'x' } })
  happen(network.telegram, { channel_post: null })
  happen(network.telegram, {})
  await network.run()
  expect(await network.bots()).toMatchObject([{ status: 'waiting' }])
  expect(network.telegram.updates).toEqual([])
})

test('keeps the first channel and ignores posts of other channels', async () => {
  await network.connect()
  happen(network.telegram, aMembership('administrator', OTHER))
  happen(network.telegram, {
    channel_post: { ...aChannelPost(7, await network.photo('a')), chat: OTHER },
  })
  await network.later()
  expect(await network.texts()).toEqual([])
  expect(await network.bots()).toMatchObject([{ name: 'Лён и глина' }])
})

test.each([
  ['a text without a token', 'привет', 'wrong-telegram-token', /Не нашли ключ бота/],
  [
    'an unknown token',
    '987654321:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc',
    'telegram-token-refused',
    /не принимает этот ключ/,
  ],
])('refuses %s', async (_, token, code, words) => {
  const refusal = await network.save(token)
  expect(refusal).toMatchObject({ status: 200, error: { code, field: 'token' } })
  expect(refusal.error?.message).toMatch(words)
  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await network.save(token)).error?.message).toMatch(/token/)
  expect(await network.bots()).toEqual([])
})

test('refuses a bot with a webhook, because its posts would never arrive', async () => {
  network.telegram.webhook = 'https://other.test/hook'
  expect((await network.save()).error).toMatchObject({ code: 'telegram-webhook', field: 'token' })
})

test.each([
  ['a broken connection', 'cut' as const],
  ['a page instead of JSON', { status: 502, body: '<html>' }],
  ['a response that is not JSON', { status: 200, body: 'ok' }],
  ['a response of 10 MB', { status: 200, body: 'x'.repeat(10_000_000) }],
  ['too many calls', { code: 429, retryAfter: 5 }],
])('reports %s as a problem of the connection', async (_, fault) => {
  network.telegram.faults = [fault]
  expect((await network.save()).error?.code).toBe('telegram-problems')
  expect(await network.bots()).toEqual([])
})

test('replaces the token of a connected bot and keeps its channel', async () => {
  await network.connect()
  const renewed = BOT_TOKEN.replace(/bc$/, 'zz')
  network.telegram.token = renewed
  await network.later()
  expect(await network.bots()).toMatchObject([{ status: 'failed' }])
  expect(await network.source()).toMatchObject({
    reading: { state: 'stopped', problem: { action: 'connect' } },
  })
  expect((await network.save(renewed)).body).toMatchObject({ integration: { status: 'working' } })
  await network.run()
  expect(await network.bots()).toMatchObject([{ name: 'Лён и глина', status: 'working' }])
  const audit = await desk.world.db.selectFrom('audit').orderBy('id').select('action').execute()
  expect(audit.map(({ action }) => action)).toEqual([
    'integration.create',
    'integration.save-token',
  ])
})

test('connects a bot once on concurrent requests', async () => {
  const both = await Promise.all([network.save(), network.save()])
  expect(both.map(({ success }) => success)).toEqual([true, true])
  expect(await network.bots()).toHaveLength(1)
})

test('refuses a bot of another account', async () => {
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'other@shop.test')
  const stranger = await signIn(desk.world, 'other@shop.test')
  await network.save()
  const refusal = await stranger.attempt(sourceEndpoints.saveTelegramToken, {
    username: 'other',
    body: { token: BOT_TOKEN },
  })
  expect(refusal.error).toMatchObject({ code: 'telegram-bot-taken', field: 'token' })
})

test('refuses a bot over the limit', async () => {
  const { bot } = network.telegram
  const tokenOf = (id: number) => `${String(id)}:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc`
  const saveBot = (id: number) => {
    Object.assign(network.telegram, {
      token: tokenOf(id),
      bot: { ...bot, id, username: `bot${String(id)}` },
    })
    return network.save(tokenOf(id))
  }
  for (let count = 0; count < CHANNEL_LIMITS.bots; count += 1) await saveBot(1_000_000 + count)
  expect((await saveBot(2_000_000)).error?.code).toBe('too-many-bots')
  expect((await saveBot(1_000_000)).success).toBe(true)
})
