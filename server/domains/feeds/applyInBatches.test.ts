import { feedEndpoints } from '@/contract/endpoints/feeds'
import { createGate } from '../../../test/server/gate'
import { aPost } from '../../../test/server/factories'
import { feedDesk, LINK, OTHER_LINK } from '../../../test/server/feeds/feedDesk'
import type { FeedSite } from '../../../test/server/feeds/feedSite'
import { feedTables } from '../../../test/server/feeds/feedTables'
import { openShop } from '../../../test/server/shopDesk'
import { ymlOf, type TestOffer } from '../../../test/server/feeds/ymlFeed'
import { jobHandlers } from '../../jobs/jobHandlers'
import { runJobs } from '../../jobs/runJobs'
import { claimJob, LEASE_MS } from '../../queue/jobQueue'
import type { JobRun } from '../../queue/jobRun'
import { readCatalogueFeed, READ_EVERY_MS } from './readCatalogueFeed'

const LIMITS = { atOnce: 6, batch: 3 }
const desk = openShop()
const feed = feedDesk(desk)
const { rows, staged, readings, applied, unindexed, planned } = feedTables(desk)

type Progress = JobRun['progress']

const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`)
const OLD = ids('A', 10)
/** Of ten products four are missing, three changed and three unchanged; eight are new. */
const NEW: (TestOffer | string)[] = [
  ...ids('A', 3).map((id) => ({ id, price: 500 })),
  'A3',
  'A4',
  'A5',
  ...ids('N', 8),
]
const CHANGES = { created: 8, changed: 3, unchanged: 3, gone: 4 }
/** 14 offers and 4 missing products, three per batch. */
const STEPS = 5 + 2

/** A due feed with so many offers that it is applied in batches. */
async function aLargeChange(offers = NEW): Promise<{ id: number; site: FeedSite }> {
  const { id, site } = await feed.working(...OLD)
  site.files[LINK] = { content: ymlOf(...offers), etag: '"new"' }
  desk.world.clock.advance(READ_EVERY_MS)
  // The pictures of the old products have been checked meanwhile.
  await desk.world.db.deleteFrom('job').where('kind', '=', 'product-pictures').execute()
  return { id, site }
}

/** Runs the due jobs; `onStep` is called after each applied batch. */
const run = (onStep: Progress = () => Promise.resolve()) =>
  runJobs(
    desk.world,
    {
      ...jobHandlers,
      feed: (world, { progress, ...rest }) =>
        readCatalogueFeed(
          world,
          {
            ...rest,
            async progress(done, total) {
              await progress(done, total)
              if (total !== null) await onStep(done, total)
            },
          },
          LIMITS,
        ),
    },
    new AbortController().signal,
  )

/** Pictures are requested without validators. */
const isOfFeed = ({ validators }: FeedSite['requests'][number]) => validators !== undefined

/** A runner that claims the due feed and reads it, until `progress` stops it. */
async function runner(progress: Progress): Promise<unknown> {
  const job = await claimJob(desk.world.db, desk.world.clock.now(), 'runner')
  if (job?.kind !== 'feed') throw new Error('No feed is due')
  const { signal } = new AbortController()
  return readCatalogueFeed(desk.world, { job, signal, progress }, LIMITS)
}

/** A runner that dies after this many batches. */
const dieAfter = (steps: number) =>
  new Promise<void>((died, failed) => {
    let done = 0
    void runner((_, total) => {
      if (total !== null) done += 1
      if (done < steps) return Promise.resolve()
      died()
      return new Promise(() => undefined)
    }).catch(failed)
  })

async function expectNew() {
  const articles = await feed.articles()
  expect(articles).toEqual([...ids('A', 6), ...ids('N', 8)])
  expect(await feed.product('A0')).toMatchObject({ price: 50_000, hasLeft: false })
  expect(await feed.product('A3')).toMatchObject({ price: 99_000, hasLeft: false })
  expect([await staged(), await readings()]).toEqual([0, []])
  expect([await unindexed(), await planned()]).toEqual([[], ['product-pictures']])
}

test('applies a large change in batches, reports progress and removes missing products last', async () => {
  await aLargeChange()
  await aPost(desk.world, desk.shop, { products: [await feed.product('A9')] })
  const seen: unknown[] = []
  const left: number[] = []
  const plannedBeside: string[] = []
  await run(async () => {
    seen.push((await feed.only()).progress)
    plannedBeside.push(...(await planned()))
    left.push((await rows()).filter(({ left_at }) => left_at !== null).length)
  })
  expect(seen).toEqual([3, 6, 9, 12, 14, 17, 18].map((done) => ({ done, total: 18 })))
  expect(left).toEqual([0, 0, 0, 0, 0, 3, 4])
  expect(plannedBeside).toEqual([])
  expect([await unindexed(), await planned()]).toEqual([[], ['product-pictures']])
  expect(await feed.only()).toMatchObject({ status: 'working', changes: CHANGES, progress: null })
  expect(await feed.product('A9')).toMatchObject({ hasLeft: true, inStock: false })
  expect(await feed.articles()).toEqual([...ids('A', 6), 'A9', ...ids('N', 8)])
  expect((await applied()).at(-1)).toEqual({ created: 8, changed: 3, gone: 4 })
})

test.each(Array.from({ length: STEPS }, (_, index) => index + 1))(
  'loses and duplicates nothing when a runner dies after batch %i, and keeps missing products until all batches are applied',
  async (steps) => {
    await aLargeChange()
    await dieAfter(steps)
    const half = await rows()
    const names = half.map(({ article }) => article)
    for (const article of OLD) expect(names).toContain(article)
    expect(half.filter(({ left_at }) => left_at !== null)).toHaveLength(
      Math.max(0, [0, 3, 4][steps - 5] ?? 0),
    )
    for (const { article, name, link } of half) {
      expect([name, link]).toEqual([`Кружка ${article}`, `https://shop.test/p/${article}`])
    }
    desk.world.clock.advance(LEASE_MS)
    await run()
    await expectNew()
    const [, ...since] = await applied()
    const sum = (name: 'created' | 'changed' | 'gone') =>
      since.reduce((total, detail) => total + (detail[name] ?? 0), 0)
    expect([sum('created'), sum('changed'), sum('gone')]).toEqual([8, 3, 4])
  },
)

test('returns to the old catalogue when the feed changes back after a runner died half way', async () => {
  const { site } = await aLargeChange()
  await dieAfter(4)
  site.files[LINK] = { content: ymlOf(...OLD), etag: '' }
  desk.world.clock.advance(LEASE_MS)
  await run()
  expect(site.requests.findLast(isOfFeed)?.validators).toEqual({ etag: '', lastModified: '' })
  expect(await feed.articles()).toEqual(OLD)
  expect(await feed.product('A0')).toMatchObject({ price: 99_000 })
})

test('ignores the batches of a runner that lost its lease, and applies the newer feed', async () => {
  const { site } = await aLargeChange()
  const gate = createGate()
  let steps = 0
  const paused = createGate()
  const late = runner((_, total) => {
    if (total === null) return Promise.resolve()
    steps += 1
    if (steps < 2) return Promise.resolve()
    paused.open()
    return gate.opened
  })
  await paused.opened
  desk.world.clock.advance(LEASE_MS)
  site.files[LINK] = { content: ymlOf(...NEW.slice(0, 9)), etag: '"newer"' }
  await run()
  const before = await rows()
  gate.open()
  await late
  expect(await rows()).toEqual(before)
  expect(steps).toBe(2)
  expect(await feed.articles()).toEqual([...ids('A', 6), ...ids('N', 3)])
  expect([await staged(), await readings()]).toEqual([0, []])
})

test('keeps the current runner’s data when a runner that lost its lease cleans up', async () => {
  const { site } = await aLargeChange()
  const content = ymlOf(...NEW)
  const middle = createGate()
  const gate = createGate()
  site.files[LINK] = {
    content,
    meanwhile: () => {
      middle.open()
      return gate.opened
    },
  }
  const late = runner(() => Promise.resolve())
  await middle.opened
  site.files[LINK] = {
    content,
    meanwhile: async () => {
      gate.open()
      await late.catch(() => undefined)
    },
  }
  desk.world.clock.advance(LEASE_MS)
  await run()
  await expectNew()
})

test('removes every row of a feed that is disconnected between batches', async () => {
  const { id } = await aLargeChange()
  let steps = 0
  await run(async () => {
    steps += 1
    if (steps === 2) await desk.client.call(feedEndpoints.deleteFeed, { params: { id } })
  })
  expect(steps).toBe(2)
  await run()
  expect(await rows()).toEqual([])
  expect([await staged(), await readings()]).toEqual([0, []])
  expect(desk.world.reported).toEqual([])
})

test('stops applying batches when the link of the feed is replaced', async () => {
  const { id, site } = await aLargeChange()
  site.files[OTHER_LINK] = { content: ymlOf('X') }
  let steps = 0
  await run(async () => {
    steps += 1
    if (steps === 2) await feed.submit(OTHER_LINK, id)
  })
  expect(steps).toBe(2)
  expect(await feed.only()).toMatchObject({ link: OTHER_LINK, status: 'review' })
  expect(await feed.articles()).toEqual(expect.arrayContaining(OLD))
  expect([await staged(), await readings()]).toEqual([0, []])
})

test('reports a full disk, stops applying, and resumes when there is space', async () => {
  await aLargeChange()
  let steps = 0
  let before: unknown = null
  await run(async () => {
    steps += 1
    if (steps !== 2) return
    before = await rows()
    throw new Error('database or disk is full')
  })
  expect(await rows()).toEqual(before)
  expect(steps).toBe(2)
  expect(desk.world.reported.splice(0)).toHaveLength(1)
  expect(await feed.only()).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('кончилось место') as string,
  })
  desk.world.clock.advance(READ_EVERY_MS)
  await run()
  await expectNew()
})

test('asks for approval of a loss of most offers before the first batch is applied', async () => {
  const { id } = await aLargeChange(ids('N', 14))
  const before = await rows()
  let steps = 0
  await run(() => Promise.resolve(void (steps += 1)))
  expect(await feed.only()).toMatchObject({ status: 'held', loss: { gone: 10, total: 10 } })
  expect([await rows(), steps, await staged()]).toEqual([before, 0, 0])
  await feed.act('acceptFeed', id)
  // The approval also applies to a runner that takes over.
  await dieAfter(1)
  desk.world.clock.advance(LEASE_MS)
  await run()
  expect(await feed.articles()).toEqual(ids('N', 14).sort())
})

test('a large feed that is broken in its last line changes nothing', async () => {
  const { site } = await aLargeChange()
  const before = await rows()
  site.files[LINK] = { content: ymlOf(...NEW).replace('</offers>', '</ofers>') }
  await run()
  expect((await feed.only()).status).toBe('failed')
  expect([await rows(), await staged(), await readings()]).toEqual([before, 0, []])
})
