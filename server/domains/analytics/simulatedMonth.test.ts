import { analyticsEndpoints, type ReportRequest } from '@/contract/endpoints/analytics'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { userEndpoints } from '@/contract/endpoints/user'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { signIn } from '../../../test/server/client'
import { openShop } from '../../../test/server/shopDesk'
import { aMonth, PRICE, type Happened } from '../../../test/server/widgets/simulatedMonth'
import { TEST_NOW } from '../../../test/server/world'
import { noEvents, type EventCounts } from './eventQuery'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const desk = openShop()

/** The days and the hours of a zone, by another format than the product's. */
function partsIn(timeZone: string) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hour12: false })
  return {
    dayOf: ({ at }: Happened) => day.format(at),
    hourOf: ({ at }: Happened) => Number(hour.format(at)) % 24,
  }
}

function countsOf(truth: readonly Happened[]): EventCounts {
  const counts = noEvents()
  for (const { count } of truth) counts[count] += 1
  return counts
}

const revenueOf = (truth: readonly Happened[]) => {
  const amount = truth.filter(({ count }) => count === 'purchases').length * PRICE
  return amount > 0 ? [{ amount, currency: 'rub' }] : []
}

/** The rows with anything in them, by a text. */
function rowsBy(truth: readonly Happened[], key: (one: Happened) => string | number | undefined) {
  const rows = new Map<string, EventCounts>()
  for (const one of truth) {
    const name = key(one)
    if (name === undefined) continue
    const counts = rows.get(String(name)) ?? noEvents()
    rows.set(String(name), counts)
    counts[one.count] += 1
  }
  return rows
}

type Row = EventCounts & { revenue?: unknown }
const reportedBy = <One extends Row>(rows: readonly One[], key: (one: One) => string | number) =>
  new Map(
    rows
      .map((row) => {
        const counts = noEvents()
        for (const name of Object.keys(counts) as (keyof EventCounts)[]) counts[name] = row[name]
        return [String(key(row)), counts] as const
      })
      .filter(([, counts]) => Object.values(counts).some((count) => count > 0)),
  )

const sorted = (rows: ReadonlyMap<string, EventCounts>) =>
  [...rows].toSorted(([one], [other]) => one.localeCompare(other))

test('reports a month of late and repeated events exactly, in every zone and cut, also after deletions', async () => {
  const { widgets, albums, posts, skus, truth } = await aMonth(desk)
  const client = await signIn(desk.world, 'owner@shop.test')
  const [goneWidget, gonePost] = [widgets[2]!, posts[3]!]
  await client.call(widgetEndpoints.deleteWidget, { params: { id: goneWidget.embed_id } })
  await client.call(libraryEndpoints.updatePosts, {
    body: { postList: [gonePost.id], change: { type: 'delete' } },
  })
  // Answers are deleted with their post, its other events stay without it.
  const known = truth
    .filter(({ count, postId }) => count !== 'answers' || postId !== gonePost.id)
    .map((one) => (one.postId === gonePost.id ? { ...one, postId: undefined } : one))
  const albumPosts = [
    [posts[0]!.id, posts[1]!.id],
    [posts[1]!.id, posts[2]!.id],
  ]
  const cuts: [Partial<ReportRequest>, (one: Happened) => boolean][] = [
    [{}, () => true],
    [{ embedIds: [widgets[0]!.embed_id] }, ({ embedId }) => embedId === widgets[0]!.embed_id],
    [{ devices: ['mobile'] }, ({ device }) => device === 'mobile'],
    [{ albumIds: [albums[1]!.id] }, ({ postId }) => albumPosts[1]!.includes(postId ?? 0)],
    [{ postIds: [posts[1]!.id] }, ({ postId }) => postId === posts[1]!.id],
    [{ skuIds: [skus[0]!.id] }, ({ skuId }) => skuId === skus[0]!.id],
    [
      { skuIds: [skus[0]!.id], postIds: [posts[1]!.id], devices: ['desktop'] },
      ({ skuId, postId, device }) =>
        skuId === skus[0]!.id && postId === posts[1]!.id && device === 'desktop',
    ],
  ]
  for (const [zone, asked] of [
    // Its clocks change on the 29th of March.
    ['Europe/Berlin', cuts],
    ['Asia/Kathmandu', cuts.slice(0, 1)],
  ] as const) {
    await client.call(userEndpoints.saveAccount, { body: { timeZone: zone } })
    const { dayOf, hourOf } = partsIn(zone)
    // Neither on a day nor on a quarter of an hour.
    const [since, till] = [TEST_NOW + 3 * DAY + 1234, TEST_NOW + 30 * DAY + 7 * HOUR + 56_789]
    const compared = [TEST_NOW - 7 * DAY, TEST_NOW + 5 * DAY + 100] as const
    for (const [cut, isIn] of asked) {
      const report = await client.call(analyticsEndpoints.getAnalytics, {
        body: {
          embedIds: [],
          eventsCreatedSince: new Date(since).toISOString(),
          eventsCreatedTill: new Date(till).toISOString(),
          comparedSince: new Date(compared[0]).toISOString(),
          comparedTill: new Date(compared[1]).toISOString(),
          ...cut,
        },
      })
      const within = (from: number, to: number) =>
        known.filter((one) => one.at >= from && one.at < to && isIn(one))
      const [now, before] = [within(since, till), within(...compared)]
      expect(report.totals).toEqual(countsOf(now))
      expect(report.previousTotals).toEqual(countsOf(before))
      expect([report.revenue, report.previousRevenue]).toEqual([revenueOf(now), revenueOf(before)])
      expect(sorted(reportedBy(report.days, ({ date }) => date))).toEqual(
        sorted(rowsBy(now, dayOf)),
      )
      expect(sorted(reportedBy(report.previousDays, ({ date }) => date))).toEqual(
        sorted(rowsBy(before, dayOf)),
      )
      expect(sorted(reportedBy(report.hours, ({ hour }) => hour))).toEqual(
        sorted(rowsBy(now, hourOf)),
      )
      expect(sorted(reportedBy(report.devices, ({ device }) => device ?? ''))).toEqual(
        sorted(rowsBy(now, ({ device }) => device ?? '')),
      )
      expect(sorted(reportedBy(report.pages, ({ url }) => url))).toEqual(
        sorted(rowsBy(now, ({ page }) => page)),
      )
      expect(sorted(reportedBy(report.widgets, ({ embedId }) => embedId))).toEqual(
        sorted(
          rowsBy(now, ({ embedId }) => (embedId === goneWidget.embed_id ? undefined : embedId)),
        ),
      )
      const inAlbums = albums.flatMap(({ id }, index) => {
        const own = now.filter(({ postId }) => albumPosts[index]!.includes(postId ?? 0))
        const isAsked = cut.albumIds?.includes(id) ?? true
        return own.length > 0 && isAsked ? [[String(id), countsOf(own)] as const] : []
      })
      expect(sorted(reportedBy(report.albums, ({ id }) => id))).toEqual(sorted(new Map(inAlbums)))
      expect(new Map(report.posts.map(({ id, opens }) => [id, opens]))).toEqual(
        new Map(
          posts.flatMap(({ id }) => {
            const own = countsOf(now.filter(({ postId }) => postId === id))
            return own.opens + own.productClicks > 0 ? [[id, own.opens]] : []
          }),
        ),
      )
    }
  }
})
