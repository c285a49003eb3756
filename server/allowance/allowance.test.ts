import { DAY_MS, GRACE_DAYS } from '@/contract/constants'
import { allEndpoints, type EndpointName } from '@/contract/endpoints/all'
import type { Endpoint } from '@/contract/endpoint'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { CALLS } from '../../test/contract/calls'
import { setPlan } from '../../test/server/accountFactories'
import { aMedia, aWidget } from '../../test/server/factories'
import { openShop } from '../../test/server/shopDesk'
import { TEST_NOW } from '../../test/server/world'
import { addingProblem, frozenAt } from './allowance'

const desk = openShop()
const GRACE_MS = GRACE_DAYS * DAY_MS

const none = { used: 0, limit: null }
const meter = (used: number) => ({ used, limit: 100 })
const free = { visitors: none, loads: none, widgets: none, storage: none, suspendedAt: null }

describe('adding', () => {
  test.each([79, 80, 99])('is permitted at %i %% of the limits', (used) => {
    const allowance = { ...free, widgets: meter(used), storage: meter(used) }
    for (const adding of ['file', 'post', 'widget'] as const) {
      expect(addingProblem({ ...allowance, endedAt: null, frozenAt: null }, adding)).toBeNull()
    }
  })

  test.each([100, 101])(
    'of files and widgets is refused at %i %% of their limits, of posts it is not',
    (used) => {
      const full = { ...free, widgets: meter(used), storage: meter(used) }
      const allowance = { ...full, endedAt: null, frozenAt: null }
      expect(addingProblem(allowance, 'file')).toBe('storage-full')
      expect(addingProblem(allowance, 'widget')).toBe('widgets-full')
      // The files of a post were stored before.
      expect(addingProblem(allowance, 'post')).toBeNull()
    },
  )

  test.each(['file', 'post', 'widget'] as const)(
    'of a %s is refused after the paid period',
    (adding) => {
      expect(addingProblem({ ...free, endedAt: 1, frozenAt: null }, adding)).toBe('licence-ended')
    },
  )

  test.each(['file', 'post', 'widget'] as const)(
    'of a %s is refused in a suspended account',
    (adding) => {
      const suspended = { ...free, suspendedAt: 1, endedAt: 1, frozenAt: 1 }
      expect(addingProblem(suspended, adding)).toBe('account-suspended')
    },
  )
})

describe('the time from which new posts are not shown', () => {
  test.each([
    ['there is none without limits', [null, null, null], none, null],
    ['it is some days after the paid period', [1000, null, null], none, 1000 + GRACE_MS],
    ['it is when a limit was reached', [null, 7, null], meter(100), 7],
    ['it is when the account was suspended', [null, null, 5], none, 5],
    ['it is the earliest of all', [1000, 7, 8], meter(101), 7],
    ['a limit that was raised since then does not count', [null, 7, null], meter(99), null],
  ] as const)('%s', (_case, [paid_until, full_at, suspended_at], { used, limit }, expected) => {
    const times = { paid_until, full_at, suspended_at }
    const use = { loads: used, visitors: null, widget_loads_per_month: limit, traffic_limit: null }
    expect(frozenAt({ ...times, ...use })).toBe(expected)
  })
})

const partOf = (name: EndpointName): Endpoint => allEndpoints[name]

const adding = (Object.keys(allEndpoints) as EndpointName[]).filter((name) => partOf(name).adds)

async function answerTo(name: EndpointName): Promise<string> {
  const { params, query, body, form } = await CALLS[name](desk.world, desk.shop, 'owner@shop.test')
  const { success, error } = await desk.client.attempt(partOf(name), {
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(form ? { form } : {}),
    ...(body === undefined ? {} : { rawBody: body }),
  })
  return success ? 'ok' : (error?.code ?? 'no code')
}

test.each(adding)(
  'the call %s is refused after the paid period, and permitted during it',
  async (name) => {
    await setPlan(desk.world, desk.shop, 'shop', TEST_NOW)
    expect(await answerTo(name)).toBe('licence-ended')
    await setPlan(desk.world, desk.shop, 'shop', TEST_NOW + 1)
    expect(await answerTo(name)).toBe('ok')
  },
)

test('every call that stores an uploaded file of a post or a model is refused when the storage is full', () => {
  const uploads = (Object.keys(allEndpoints) as EndpointName[]).filter(
    (name) => partOf(name).isUpload,
  )
  // Small pictures beside the content, which the storage does not count.
  const beside = [
    'sendReport',
    'updatePostThumbnail',
    'uploadAlbumCover',
    'uploadModelPoster',
    'uploadProductMedia',
    'uploadReviewFile',
    'uploadUserMedia',
  ]
  expect(uploads.filter((name) => !adding.includes(name)).sort()).toEqual(beside)
})

const create = () =>
  desk.client.attempt(widgetEndpoints.createWidget, { body: { type: 'gallery', name: 'Ещё' } })

test('of simultaneous calls for the last widget of a plan one succeeds', async () => {
  await setPlan(desk.world, desk.shop, 'shop')
  for (let made = 0; made < 4; made += 1) await aWidget(desk.world, desk.shop)
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ error }) => error?.code ?? 'ok').sort()).toEqual([
    'ok',
    'widgets-full',
    'widgets-full',
  ])
  expect(answers.find(({ error }) => error)?.statusMessage).toMatch(/5 виджетов/)
})

test('of simultaneous copies of a widget only one becomes the last widget of a plan', async () => {
  await setPlan(desk.world, desk.shop, 'shop')
  for (let made = 0; made < 3; made += 1) await aWidget(desk.world, desk.shop)
  const { embed_id: id } = await aWidget(desk.world, desk.shop)
  const copy = () =>
    desk.client.attempt(widgetEndpoints.copyWidget, { params: { id }, body: { name: 'Копия' } })
  const answers = await Promise.all([copy(), copy()])
  expect(answers.map(({ error }) => error?.code ?? 'ok').sort()).toEqual(['ok', 'widgets-full'])
})

const usage = async () => (await desk.client.call(profileEndpoints.getUsage)).usage

test('counts stored files until they are deleted', async () => {
  const { db } = desk.world
  await setPlan(desk.world, desk.shop, 'shop')
  const media = await aMedia(desk.world, desk.shop)
  await aMedia(desk.world, desk.shop)
  const { bytes } = await db
    .selectFrom('media')
    .where('id', '=', media.id)
    .select('bytes')
    .executeTakeFirstOrThrow()
  const widget = await aWidget(desk.world, desk.shop, { widget_type: 'stl' })
  await db
    .insertInto('widget_model')
    .values({
      widget_id: widget.id,
      file_name: 'cup.stl',
      blob: `${'a'.repeat(64)}.stl`,
      bytes: 5000,
      packed_bytes: 100,
      triangles: 1,
      size_x: 1,
      size_y: 1,
      size_z: 1,
      created_at: TEST_NOW,
    })
    .execute()
  expect((await usage()).storage).toEqual({ used: 2 * bytes + 5000, limit: 1024 ** 3 })
  await db.deleteFrom('media').where('id', '=', media.id).execute()
  await db.deleteFrom('widget').where('id', '=', widget.id).execute()
  expect(await usage()).toMatchObject({ storage: { used: bytes }, widgets: { used: 0, limit: 5 } })
})

test('returns the month of the counts in Moscow, and when the paid period ended', async () => {
  await setPlan(desk.world, desk.shop, 'start', TEST_NOW - DAY_MS)
  expect(await usage()).toMatchObject({
    visitors: { used: 0, limit: 30_000 },
    loads: { used: 0, limit: 2000 },
    monthStart: '2026-02-28T21:00:00.000Z',
    monthEnd: '2026-03-31T21:00:00.000Z',
    countedSince: '2026-03-18T12:00:00.000Z',
    endedAt: new Date(TEST_NOW - DAY_MS).toISOString(),
    frozenAt: new Date(TEST_NOW + (GRACE_DAYS - 1) * DAY_MS).toISOString(),
    isFrozen: false,
  })
})
