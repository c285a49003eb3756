import { userEndpoints } from '@/contract/endpoints/user'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { openMetaDesk, type MetaDesk } from '../../../../test/server/meta/metaDesk'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
let network: MetaDesk

beforeEach(async () => {
  network = await openMetaDesk(desk)
  network.meta.media = [await network.picture(1)]
  await network.connect()
})
afterEach(() => {
  network.close()
})

test.each([
  ['an expired token', { code: 190, subcode: 463 }, 'stopped', /Войдите через/, 'connect', DAY],
  ['a removed app', { code: 190, subcode: 458 }, 'stopped', /Войдите через/, 'connect', DAY],
  ['an expired session', { code: 102 }, 'stopped', /Войдите через/, 'connect', DAY],
  [
    'a user who must confirm something at Facebook',
    { code: 190, subcode: 459 },
    'stopped',
    /подтвердить/,
    'read',
    6 * HOUR,
  ],
  ['a block by policy', { code: 368 }, 'stopped', /подтвердить/, 'read', 6 * HOUR],
  ['a withdrawn permission', { code: 10 }, 'stopped', /разрешения/, 'connect', DAY],
  ['another missing permission', { code: 200 }, 'stopped', /разрешения/, 'connect', DAY],
  ['a deleted profile', { code: 100, subcode: 33 }, 'stopped', /профиль/, 'read', DAY],
  ['an invalid request of ours', { code: 100 }, 'stopped', /на нашей стороне/, 'read', DAY],
  ['too many calls', { code: 4 }, 'failed', /реже/, 'read', HOUR],
  [
    'too many calls, with the time until which to wait',
    { code: 80002, minutes: 17 },
    'failed',
    /реже/,
    'read',
    17 * MINUTE,
  ],
  ['an error of Meta', { code: 2 }, 'failed', /не отвечает/, 'read', MINUTE],
  ['an unknown code', { code: 9999 }, 'failed', /не отвечает/, 'read', MINUTE],
  ['a truncated response', 'cut', 'failed', /не отвечает/, 'read', MINUTE],
  [
    'a page instead of JSON',
    { status: 200, body: '<html>' },
    'failed',
    /не отвечает/,
    'read',
    MINUTE,
  ],
  ['a failing server', { status: 502, body: '' }, 'failed', /не отвечает/, 'read', MINUTE],
  [
    'JSON of another shape',
    { status: 200, body: '{"data":7}' },
    'failed',
    /не отвечает/,
    'read',
    MINUTE,
  ],
] as const)('reports %s and retries the reading', async (_, fault, state, text, action, wait) => {
  network.meta.faults = [fault]
  await network.run()
  const problem = { text: expect.stringMatching(text) as string, action }
  expect(await network.reading()).toEqual({ state, problem, wait })
  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await network.reading()).problem?.text).toMatch(/^[A-Z“” ,.:;’a-z—-]+$/)
  desk.world.clock.advance(wait)
  await network.run()
  expect(await network.reading()).toMatchObject({ state: 'working', problem: null })
  expect(await network.texts()).toEqual(['Пост 1'])
})

test('imports the other lists of posts when one list is forbidden or unreachable', async () => {
  network.meta.stories = [await network.picture(2, { media_product_type: 'STORY' })]
  network.meta.broken.set('/tags', { code: 10 })
  await network.run()
  expect(await network.texts()).toEqual(['Пост 1', 'Пост 2'])
  expect(await network.reading()).toMatchObject({ state: 'working' })
})

test('stops its requests near Meta’s rate limit', async () => {
  network.meta.usage = 96
  network.meta.requests = []
  await network.run()
  expect(network.meta.requests).toHaveLength(1)
  expect(await network.texts()).toEqual(['Пост 1'])
})

test('reports a missing Meta application as a failure of this server', async () => {
  desk.world.settings.metaApp = null
  await network.run()
  expect(await network.reading()).toMatchObject({ state: 'stopped', problem: { action: 'read' } })
})

test('exposes tokens, codes and the secret in no response, table, report or audit', async () => {
  network.meta.faults = [{ code: 190 }]
  await network.run()
  network.meta.faults = ['cut']
  await network.signIn()
  await network.connect()
  await network.run()
  const secrets = [...network.meta.tokens, network.meta.app.secret, 'code-']
  const responses = [
    await desk.client.call(sourceEndpoints.listIntegrations),
    await desk.client.call(sourceEndpoints.listSources),
    await desk.client.call(sourceEndpoints.listFacebookProfiles).catch(String),
    await desk.client.call(userEndpoints.getUser),
  ]
  const tables = await Promise.all(
    (['integration', 'source', 'source_item', 'job', 'audit', 'post'] as const).map((table) =>
      desk.world.db.selectFrom(table).selectAll().execute(),
    ),
  )
  const told = JSON.stringify([responses, tables, desk.world.reported.map(String)])
  for (const secret of secrets) expect(told).not.toContain(secret)
  expect(network.meta.tokens.length).toBeGreaterThan(3)
  for (const { query } of network.meta.requests) {
    for (const token of network.meta.tokens) expect(query.toString()).not.toContain(token)
  }
})
