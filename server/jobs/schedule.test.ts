import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostTable } from '../db/tables/posts'
import { anAccount, anAlbum, aPerson, aPost, aReview } from '../../test/server/factories'
import { signIn } from '../../test/server/client'
import { createTestWorld, TEST_NOW, type TestWorld } from '../../test/server/world'
import { createApp } from '../app'
import { carryOutSchedule, startSchedule } from './startSchedule'

const HOUR = 3_600_000

let world: TestWorld
let shop: { id: number }
let album: { id: number }

beforeEach(async () => {
  world = await createTestWorld()
  shop = await anAccount(world)
  album = await anAlbum(world, shop)
})
afterEach(() => world.dispose())

type Times = Partial<Pick<PostTable, 'publish_time' | 'unpublish_time'>>

async function scheduled(times: Times, changes: Parameters<typeof aPost>[2] = {}) {
  const post = await aPost(world, shop, { albums: [album], ...changes })
  await schedule(post, times)
  return post
}

const schedule = ({ id }: { id: number }, times: Times) =>
  world.db
    .updateTable('post')
    .set({ is_enabled_scheduler: 1, ...times })
    .where('id', '=', id)
    .execute()

const stored = ({ id }: { id: number }) =>
  world.db
    .selectFrom('post')
    .select([
      'is_published',
      'published_at',
      'is_enabled_scheduler',
      'publish_time',
      'unpublish_time',
      'revision',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function noted() {
  const rows = await world.db
    .selectFrom('audit')
    .select(['action', 'entity_id', 'person_id', 'detail'])
    .orderBy('id')
    .execute()
  return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail) as unknown }))
}

async function contentVersion() {
  const { content_version } = await world.db
    .selectFrom('account')
    .select('content_version')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow()
  return content_version
}

test('publishes a post at its time and ends the schedule', async () => {
  const post = await scheduled({ publish_time: TEST_NOW + HOUR })
  expect(await carryOutSchedule(world)).toBe(TEST_NOW + HOUR)
  expect(await stored(post)).toMatchObject({ is_published: 0, revision: 1 })
  const before = await contentVersion()

  world.clock.advance(HOUR)
  expect(await carryOutSchedule(world)).toBeNull()
  expect(await stored(post)).toEqual({
    is_published: 1,
    published_at: TEST_NOW + HOUR,
    is_enabled_scheduler: 0,
    publish_time: null,
    unpublish_time: null,
    revision: 2,
  })
  expect(await contentVersion()).toBe(before + 1)
  expect(await noted()).toEqual([
    {
      action: 'post.publish',
      entity_id: String(post.id),
      person_id: null,
      detail: { by: 'schedule', revision: 2 },
    },
  ])
})

test('keeps the time of a manual publication that precedes the scheduled publication', async () => {
  const post = await scheduled(
    { publish_time: TEST_NOW + HOUR },
    { is_published: 1, published_at: TEST_NOW - HOUR },
  )
  world.clock.advance(HOUR)
  await carryOutSchedule(world)
  expect(await stored(post)).toMatchObject({
    is_published: 1,
    published_at: TEST_NOW - HOUR,
    is_enabled_scheduler: 0,
  })
})

test('publishes a post for a period', async () => {
  const post = await scheduled({
    publish_time: TEST_NOW + HOUR,
    unpublish_time: TEST_NOW + 3 * HOUR,
  })
  world.clock.advance(HOUR)
  expect(await carryOutSchedule(world)).toBe(TEST_NOW + 3 * HOUR)
  expect(await stored(post)).toMatchObject({
    is_published: 1,
    is_enabled_scheduler: 1,
    publish_time: null,
    unpublish_time: TEST_NOW + 3 * HOUR,
  })
  world.clock.advance(2 * HOUR)
  expect(await carryOutSchedule(world)).toBeNull()
  expect(await stored(post)).toMatchObject({
    is_published: 0,
    published_at: TEST_NOW + HOUR,
    is_enabled_scheduler: 0,
    revision: 3,
  })
})

test('executes both transitions in order after the server was stopped for long', async () => {
  const post = await scheduled({
    publish_time: TEST_NOW + HOUR,
    unpublish_time: TEST_NOW + 2 * HOUR,
  })
  world.clock.advance(48 * HOUR)
  await carryOutSchedule(world)
  expect((await noted()).map(({ action }) => action)).toEqual(['post.publish', 'post.unpublish'])
  expect(await stored(post)).toMatchObject({
    is_published: 0,
    published_at: TEST_NOW + 48 * HOUR,
    is_enabled_scheduler: 0,
    revision: 3,
  })
})

test('executes a transition once on concurrent runs', async () => {
  const posts = [
    await scheduled({ publish_time: TEST_NOW }),
    await scheduled({ unpublish_time: TEST_NOW }, { is_published: 1 }),
  ]
  const looks = Array.from({ length: 4 }, () => carryOutSchedule(world))
  expect(await Promise.all(looks)).toEqual([null, null, null, null])
  for (const post of posts) expect(await stored(post)).toMatchObject({ revision: 2 })
  expect(await noted()).toHaveLength(2)
})

test('executes at the start the transitions missed while the server was stopped', async () => {
  const post = await scheduled({ publish_time: TEST_NOW + HOUR })
  await startSchedule(world)()
  expect(await stored(post)).toMatchObject({ is_published: 0 })
  world.clock.advance(2 * HOUR)
  const restarted = { ...world, app: createApp(world) }
  await startSchedule(restarted)()
  await startSchedule(restarted)()
  expect(await stored(post)).toMatchObject({ is_published: 1, revision: 2 })
  expect(await noted()).toHaveLength(1)
})

test('executes a transition of a running server at its time', async () => {
  const post = await scheduled({ publish_time: TEST_NOW + 1000 })
  // Only timeouts are faked: the database works as usual.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  })
  jest.spyOn(globalThis, 'setTimeout')
  try {
    const stop = startSchedule(world)
    await whenTimeoutIsSet(1000)
    world.clock.advance(1000)
    jest.advanceTimersByTime(1000)
    await stop()
    expect(await stored(post)).toMatchObject({ is_published: 1 })
  } finally {
    jest.restoreAllMocks()
    jest.useRealTimers()
  }
})

async function whenTimeoutIsSet(pause: number): Promise<void> {
  const timeouts = jest.mocked(setTimeout).mock.calls
  while (!timeouts.some(([, wanted]) => wanted === pause)) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('cancels the schedule of a post that is in no album', async () => {
  const post = await scheduled(
    { publish_time: TEST_NOW, unpublish_time: TEST_NOW + HOUR },
    { albums: [] },
  )
  expect(await carryOutSchedule(world)).toBeNull()
  await carryOutSchedule(world)
  expect(await stored(post)).toMatchObject({
    is_published: 0,
    is_enabled_scheduler: 0,
    publish_time: null,
    unpublish_time: null,
    revision: 2,
  })
  expect(await noted()).toEqual([
    expect.objectContaining({
      action: 'post.schedule-failed',
      person_id: null,
      detail: { reason: 'no-album', revision: 2 },
    }),
  ])
})

test('does not change the status of an archived review', async () => {
  const review = await aReview(world, shop, { albums: [album], is_archived: 1 })
  await schedule(review, { publish_time: TEST_NOW })
  await carryOutSchedule(world)
  expect(await stored(review)).toMatchObject({ is_published: 0, is_enabled_scheduler: 0 })
  expect(await noted()).toMatchObject([{ detail: { reason: 'review-archived' } }])
})

test('continues with the other posts after a failure', async () => {
  const first = await scheduled({ publish_time: TEST_NOW })
  const second = await scheduled({ publish_time: TEST_NOW })
  let asked = 0
  const now = () => {
    asked += 1
    if (asked === 2) throw new Error('lost')
    return TEST_NOW
  }
  const report = jest.fn()
  expect(await carryOutSchedule({ db: world.db, clock: { ...world.clock, now }, report })).toBe(
    TEST_NOW,
  )
  expect(report).toHaveBeenCalledTimes(1)
  expect(await stored(first)).toMatchObject({ is_published: 0 })
  expect(await stored(second)).toMatchObject({ is_published: 1 })
})

test('rejects a save that was loaded before the transition', async () => {
  await aPerson(world, shop, 'owner')
  const client = await signIn(world, 'owner@shop.test')
  const post = await scheduled({ publish_time: TEST_NOW })
  const { postInfoList } = await client.call(postEndpoints.searchPosts, {
    body: { filter: { postId: post.id } },
  })
  const [postInfo] = postInfoList
  await carryOutSchedule(world)
  const response = await client.attempt(postEditingEndpoints.savePost, {
    body: { postInfo: postInfo!, request: { revision: postInfo!.vitrinaPost.revision } },
  })
  expect(response).toMatchObject({ status: 409, error: { code: 'stale-revision' } })
})
