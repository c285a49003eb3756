import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { openShop } from '../../../../test/server/shopDesk'
import { openVkDesk, type VkDesk } from '../../../../test/server/vk/vkDesk'
import { GIVEN_UP_AFTER_MS } from './createItemPost'

const desk = openShop()
let network: VkDesk

beforeEach(async () => {
  network = await openVkDesk(desk)
  network.vk.posts = [network.withPhoto(1)]
})
afterEach(() => {
  network.close()
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  ['a withdrawn key', 5, 'stopped', /больше не принимает ключ/, 'connect', DAY],
  ['a key without the right to the wall', 15, 'stopped', /Ключа не хватает/, 'connect', DAY],
  ['a captcha', 14, 'stopped', /просит подтвердить/, 'read', 6 * HOUR],
  ['a demand to confirm the person', 17, 'stopped', /просит подтвердить/, 'read', 6 * HOUR],
  ['the hourly limit', 9, 'failed', /просит обращаться реже/, 'read', HOUR],
  ['the daily limit', 29, 'failed', /просит обращаться реже/, 'read', HOUR],
  ['a blocked group', 18, 'stopped', /закрыто, заблокировано или удалено/, 'read', DAY],
  ['an invalid request of ours', 100, 'stopped', /ошибка на нашей стороне/, 'read', DAY],
  ['an error of VK', 10, 'failed', /не отвечает или отвечает непонятно/, 'read', MINUTE],
  ['an unknown code', 9999, 'failed', /не отвечает/, 'read', MINUTE],
])('reports %s and retries the reading', async (_, code, state, text, action, wait) => {
  await network.connect()
  network.vk.faults = [{ code }]
  await network.run()
  expect(await network.reading()).toEqual({
    state,
    problem: { text: expect.stringMatching(text), action },
    wait,
  })
  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await network.reading()).problem?.text).toMatch(/^[A-Z“” ,.:;’a-z—-]+$/)
  desk.world.clock.advance(wait)
  await network.run()
  expect(await network.reading()).toMatchObject({ state: 'working', problem: null })
  expect(await network.texts()).toEqual(['Запись 1'])
})

test.each([
  ['a truncated response', 'cut'],
  ['a page instead of JSON', { status: 200, body: '<html>' }],
  ['a failing server', { status: 502, body: '' }],
  ['JSON of another shape', { status: 200, body: '{"response":{"items":7}}' }],
  [
    'a response of ten megabytes',
    { status: 200, body: `{"response":"${'x'.repeat(10_000_000)}"}` },
  ],
] as const)('reads the group again after %s', async (_, fault) => {
  await network.connect()
  network.vk.faults = [fault]
  await network.run()
  expect(await network.reading()).toMatchObject({ state: 'failed', wait: MINUTE })
  desk.world.clock.advance(MINUTE)
  await network.run()
  expect(await network.texts()).toEqual(['Запись 1'])
})

test('repeats rate-limited calls after a pause, without a report', async () => {
  await network.connect()
  network.vk.faults = [{ code: 6 }, { code: 6 }]
  await network.run()
  expect(await network.reading()).toMatchObject({ state: 'working', problem: null })
  expect(await network.texts()).toEqual(['Запись 1'])
})

test('retries less and less often while VK is unreachable, and resets the interval afterwards', async () => {
  await network.connect()
  network.vk.faults = [{ code: 10 }, { code: 10 }, { code: 10 }]
  const waits: (number | null)[] = []
  for (let tries = 0; tries < 3; tries += 1) {
    await network.run()
    const { wait } = await network.reading()
    waits.push(wait)
    desk.world.clock.advance(wait ?? 0)
  }
  expect(waits).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE])
  await network.run()
  expect(await network.reading()).toMatchObject({ state: 'working', wait: 30 * MINUTE })
})

test('uses a new key immediately and resumes the reading of the group', async () => {
  await network.connect()
  await network.run()
  network.vk.token = 'vk1.a.another-0123456789'
  network.vk.posts.push(network.withPhoto(2))
  await network.readAgain()
  const list = async () =>
    (await desk.client.call(sourceEndpoints.listIntegrations)).integrations[0]
  expect(await network.reading()).toMatchObject({ state: 'stopped' })
  expect(await list()).toMatchObject({ status: 'failed' })
  await desk.client.call(sourceEndpoints.saveVkToken, { body: { token: network.vk.token } })
  expect(await network.reading()).toMatchObject({ state: 'reading', problem: null })
  await network.run()
  expect(await list()).toMatchObject({ status: 'working' })
  expect(await network.texts()).toEqual(['Запись 1', 'Запись 2'])
})

test('retries an unavailable picture and abandons it after repeated failures', async () => {
  await network.connect()
  network.pictures.set('/photo-1.jpg', 503)
  await network.run()
  expect((await network.source()).reading?.result).toMatchObject({ created: 0, waiting: 1 })
  network.vk.posts.push(network.withPhoto(2))
  await network.readAgain()
  expect(await network.texts()).toEqual(['Запись 2'])
  // Independent of the number of requested readings.
  for (let tries = 0; tries < 5; tries += 1) {
    await desk.client.call(sourceEndpoints.readSource, {
      params: { id: (await network.source()).id },
    })
    desk.world.clock.advance(MINUTE)
    await network.run()
  }
  expect((await network.source()).reading?.result).toMatchObject({ waiting: 1 })
  desk.world.clock.advance(GIVEN_UP_AFTER_MS)
  await network.run()
  expect((await network.source()).reading?.result).toMatchObject({
    waiting: 0,
    leftOut: { 'media-gone': 1 },
  })
  await network.readAgain()
  expect((await network.source()).reading?.result).toEqual({
    created: 0,
    changed: 0,
    waiting: 0,
    leftOut: {},
  })
})

test('imports a post once its picture is available again', async () => {
  await network.connect()
  const photo = network.pictures.get('/photo-1.jpg')!
  network.pictures.set('/photo-1.jpg', 503)
  await network.run()
  network.pictures.set('/photo-1.jpg', photo)
  await network.readAgain()
  expect(await network.texts()).toEqual(['Запись 1'])
  expect((await network.source()).reading?.result).toMatchObject({ created: 1, waiting: 0 })
})

test('forgets a post that is deleted before its picture is available', async () => {
  await network.connect()
  network.pictures.set('/photo-1.jpg', 503)
  await network.run()
  network.vk.posts = []
  await network.readAgain()
  const [item] = await desk.world.db.selectFrom('source_item').selectAll().execute()
  expect(item).toMatchObject({ left_out: 'media-gone', is_waiting: 0 })
})

test('stops requesting the pictures of a post that becomes advertising', async () => {
  await network.connect()
  network.pictures.set('/photo-1.jpg', 404)
  await network.run()
  network.vk.posts = [network.withPhoto(1, { marked_as_ads: 1 })]
  await network.readAgain()
  expect((await network.source()).reading?.result).toMatchObject({ leftOut: { advertising: 1 } })
  await network.readAgain()
  expect((await network.source()).reading?.result).toMatchObject({ leftOut: {} })
})

test('reports a failure of the operator’s key as internal, not to the merchant', async () => {
  await network.connect()
  desk.world.settings.vkServiceKey = 'service-key-that-was-withdrawn'
  await network.run()
  expect(await network.reading()).toMatchObject({
    state: 'stopped',
    problem: { text: expect.stringMatching(/на нашей стороне/), action: 'read' },
  })
  expect(desk.world.reported.splice(0)).toHaveLength(1)
  const { integrations } = await desk.client.call(sourceEndpoints.listIntegrations)
  expect(integrations).toMatchObject([{ status: 'working' }])
})

test.each([
  [14, 6],
  [17, 6],
  [24, 6],
  [9, 1],
  [29, 1],
])(
  'requires no action of the merchant on code %d for the operator’s key, and retries after %d h',
  async (code, hours) => {
    await network.connect()
    desk.world.settings.vkServiceKey = network.vk.serviceKey
    network.vk.faults = [{ code }]
    await network.run()
    expect((await network.source()).reading).toMatchObject({
      state: 'failed',
      problem: { text: expect.stringMatching(/от вас ничего не нужно/i) },
      nextReadAt: new Date(desk.world.clock.now() + hours * 3_600_000).toISOString(),
    })
    expect(desk.world.reported.splice(0)).toHaveLength(1)
    const { integrations } = await desk.client.call(sourceEndpoints.listIntegrations)
    expect(integrations).toMatchObject([{ status: 'working' }])
  },
)

test('keeps and reports new posts when earlier posts cannot be checked', async () => {
  await network.connect()
  await network.run()
  network.vk.posts.push(network.withPhoto(2))
  network.vk.meanwhile = ({ method }) => {
    if (method === 'wall.getById') network.vk.faults = [{ code: 29 }]
  }
  desk.world.clock.advance(DAY)
  await network.run()
  expect(await network.reading()).toMatchObject({ state: 'working' })
  expect((await network.source()).reading?.result).toMatchObject({ created: 1 })
})
