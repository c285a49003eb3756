import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { signIn } from '../../../test/server/client'
import { anAccount, aPerson } from '../../../test/server/factories'
import { feedDesk, LINK } from '../../../test/server/feeds/feedDesk'
import { runDueJobs, withFeeds, type FeedFile } from '../../../test/server/feeds/feedSite'
import { createGate } from '../../../test/server/gate'
import { openShop } from '../../../test/server/shopDesk'
import { drip } from '../../../test/server/web/badResponses'
import { playInternet } from '../../../test/server/web/internet'
import { ymlOf } from '../../../test/server/feeds/ymlFeed'
import { jobHandlers } from '../../jobs/jobHandlers'
import { runJobs, type WaitingRuns } from '../../jobs/runJobs'
import { claimJob, LEASE_MS, RUNS_AT_ONCE } from '../../queue/jobQueue'
import { planReading } from './feedReading'
import { readCatalogueFeed, READ_EVERY_MS, type FeedLimits } from './readCatalogueFeed'

const desk = openShop()
const feed = feedDesk(desk)

test('reads the feed of another account while feeds of one account never end', async () => {
  const gate = createGate()
  const slow: FeedFile = { content: ymlOf('A'), meanwhile: () => gate.opened }
  const links = Array.from({ length: RUNS_AT_ONCE }, (_, index) => `https://slow.test/${index}.xml`)
  withFeeds(desk.world, {
    ...Object.fromEntries(links.map((link) => [link, slow])),
    [LINK]: { content: ymlOf('B') },
  })
  for (const link of links) await feed.submit(link)
  const runners = [runDueJobs(desk.world), runDueJobs(desk.world)]
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'other@shop.test')
  const person = await signIn(desk.world, 'other@shop.test')
  await person.call(feedEndpoints.createFeed, { username: 'other', body: { link: LINK } })
  await runDueJobs(desk.world)
  const read = await person.call(sourceEndpoints.listIntegrations, { username: 'other' })
  expect(read.feeds).toMatchObject([{ status: 'review', offerCount: 1 }])
  expect((await feed.feeds()).map(({ status }) => status)).not.toContain('review')
  gate.open()
  await Promise.all(runners)
  expect((await feed.feeds()).map(({ status }) => status)).toEqual(links.map(() => 'review'))
})

const drips: RequestListener = (_request, response) => {
  response.write(ymlOf('A', 'C').slice(0, 200))
  drip(response)
}

test('reads the feed of another account while the feeds of ten accounts arrive slowly', async () => {
  const SLOW = 10
  const { world } = desk
  const internet = await playInternet((request, response) => {
    if (request.url !== '/feed.xml') drips(request, response)
    else response.end(ymlOf(...Array.from({ length: 10 }, (_, index) => `A${index}`)))
  })
  world.services.web = internet.web
  const names = [...Array.from({ length: SLOW }, (_, index) => `slow${index}`), 'other']
  for (const name of names) {
    const account = await anAccount(world, name)
    const row = { account_id: account.id, status: 'review', submitted_at: 0 } as const
    const link = internet.at(name === 'other' ? '/feed.xml' : '/drips.xml')
    const { id } = await world.db
      .insertInto('catalogue_feed')
      .values({ ...row, link })
      .returning('id')
      .executeTakeFirstOrThrow()
    await planReading(world.db, world, { id, account_id: account.id })
    world.clock.advance(1)
  }
  const stopping = new AbortController()
  const waiting: WaitingRuns = new Set()
  const rounds = Array.from({ length: RUNS_AT_ONCE }, () =>
    runJobs(world, jobHandlers, stopping.signal, waiting),
  )
  await Promise.all(rounds)
  const read = await world.db
    .selectFrom('catalogue_feed')
    .select(['link', 'offer_count'])
    .where('sample', '!=', '[]')
    .execute()
  expect(read).toEqual([{ link: internet.at('/feed.xml'), offer_count: 10 }])
  expect(waiting.size).toBe(SLOW)
  stopping.abort()
  await Promise.all(waiting)
  internet.close()
})

/** Sends few bytes, each of which is a thousand bytes after decompression. */
const dripsPacked: RequestListener = (_request, response) => {
  response.setHeader('Content-Encoding', 'gzip')
  const bytes = gzipSync(`${ymlOf('A', 'C').slice(0, 200)}${' '.repeat(3_000_000)}`)
  let sent = 0
  drip(response, () => {
    sent += 2
    return bytes.subarray(sent - 2, sent)
  })
}

test.each<[string, RequestListener, Partial<FeedLimits>]>([
  ['exceeds the time for one reading', drips, { readingMs: 200 }],
  ['is slower than the minimum pace', drips, { pace: { least: 10_000, window: 200 } }],
  [
    'is slower than the minimum pace although it unpacks to much more',
    dripsPacked,
    { pace: { least: 10_000, window: 200 } },
  ],
  ['never starts', () => undefined, { startMs: 200 }],
])(
  'aborts a feed that %s, reports it, changes nothing and retries',
  async (_what, site, limits) => {
    await feed.working('A', 'B')
    const internet = await playInternet(site)
    const link = internet.at('/feed.xml')
    await desk.world.db.updateTable('catalogue_feed').set({ link }).execute()
    desk.world.services.web = internet.web
    desk.world.clock.advance(READ_EVERY_MS)
    await runJobs(
      desk.world,
      {
        ...jobHandlers,
        feed: (world, run) => readCatalogueFeed(world, run, limits),
      },
      new AbortController().signal,
    )
    internet.close()
    expect(await feed.only()).toMatchObject({
      status: 'failed',
      productCount: 2,
      problem: expect.stringContaining('отдаёт фид слишком медленно') as string,
      nextReadAt: new Date(desk.world.clock.now() + 60_000).toISOString(),
    })
    expect(await feed.articles()).toEqual(['A', 'B'])
  },
)

test('reads a feed over many time windows as long as it keeps the minimum pace', async () => {
  const internet = await playInternet((_request, response) => {
    const content = ymlOf('A', 'B')
    let sent = 0
    const next = () => {
      const part = content.slice(sent, sent + 40)
      sent += part.length
      return part === '' ? null : part
    }
    drip(response, next, 100)
  })
  desk.world.services.web = internet.web
  await feed.submit()
  await desk.world.db
    .updateTable('catalogue_feed')
    .set({ link: internet.at('/feed.xml') })
    .execute()
  await runJobs(
    desk.world,
    {
      ...jobHandlers,
      feed: (world, run) => readCatalogueFeed(world, run, { pace: { least: 50, window: 1000 } }),
    },
    new AbortController().signal,
  )
  internet.close()
  expect(await feed.only()).toMatchObject({ status: 'review', offerCount: 2 })
})

test('reports and retries a feed that crashes its runners, and reads it once it no longer crashes them', async () => {
  withFeeds(desk.world, { [LINK]: { content: ymlOf('A') } })
  await feed.submit()
  for (let killed = 0; killed < 3; killed += 1) {
    const claimed = await claimJob(desk.world.db, desk.world.clock.now(), desk.world.ids.token())
    expect(claimed).toMatchObject({ kind: 'feed' })
    desk.world.clock.advance(LEASE_MS)
  }
  // The next runner skips it.
  await runDueJobs(desk.world)
  const failed = await feed.only()
  expect(failed).toMatchObject({ status: 'failed', problem: expect.any(String) as string })
  const wait = Date.parse(failed.nextReadAt ?? '') - desk.world.clock.now()
  expect(wait).toBeGreaterThan(0)
  desk.world.clock.advance(wait)
  await runDueJobs(desk.world)
  expect(await feed.only()).toMatchObject({ status: 'review', offerCount: 1, problem: null })
})
