import { sql } from 'kysely'
import { productArticle } from '@/contract/entities/catalogue/productArticle'
import {
  DEVICES,
  REPORT_ROWS,
  type AnalyticsReport,
  type Device,
  type Revenue,
} from '@/contract/entities/analytics'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { daysIn } from '../../language/times'
import { postThumbnails } from '../../media/presentMedia'
import { addCounts, countsBy, HOUR_MS } from './countsBy'
import {
  comparedSpan,
  noEvents,
  revenueBy,
  scopeOf,
  type EventCounts,
  type Question,
  type Scope,
} from './eventQuery'
import { SLOT_MS, type Span } from './summaries/visitEvents'

const TOP = 10

/** Counts of a period and of a compared one, cut by all that an event names. */
export async function analyticsReport(
  db: Db,
  { id: accountId, timeZone }: Pick<Actor['account'], 'id' | 'timeZone'>,
  question: Question,
): Promise<AnalyticsReport> {
  const span = { since: question.since, till: question.till }
  const compared = comparedSpan(question)
  const { scope, widgets } = await scopeOf(db, accountId, question)
  const zone = daysIn(timeZone)
  const unit = unitOf(zone, span)
  const counts = await countsBy(scope, span, [
    ...[unit, 'widget_id', 'device', 'page_id', 'sku_id', 'post_id'],
  ] as const)
  const { days, hours, totals } = byTime(counts[unit], UNITS[unit], span, zone)
  const comparedUnit = unitOf(zone, compared)
  const before = await countsBy(scope, compared, [comparedUnit])
  const previous = byTime(before[comparedUnit], UNITS[comparedUnit], compared, zone)
  const revenue = await revenueBy(scope, span, ['widget_id', 'device'])
  return {
    totals,
    revenue: revenue.all,
    previousTotals: previous.totals,
    previousRevenue: (await revenueBy(scope, compared)).all,
    days,
    previousDays: previous.days,
    hours,
    devices: byDevice(counts.device, (device) => revenue.of('device', device)),
    pages: await topPages(db, counts.page_id),
    albums: await topAlbums(scope, counts.post_id),
    widgets: widgets
      .map(({ id, embed_id, role }) => ({
        embedId: embed_id,
        role,
        ...(counts.widget_id.get(id) ?? noEvents()),
        revenue: revenue.of('widget_id', id),
      }))
      .sort((one, other) => other.views - one.views || other.loads - one.loads),
    products: await topProducts(db, counts.sku_id),
    posts: await topPosts(db, counts.post_id),
  }
}

const UNITS = { hour: HOUR_MS, slot: SLOT_MS }
type Zone = ReturnType<typeof daysIn>

const unitOf = (zone: Zone, { since, till }: Span) =>
  zone.isInWholeHours(since, till) ? 'hour' : 'slot'

type Counted<Key> = ReadonlyMap<Key, EventCounts>

function byTime(counted: Counted<number>, length: number, { since, till }: Span, zone: Zone) {
  const days = new Map(zone.daysBetween(since, till).map((date) => [date, noEvents()]))
  const hours = Array.from({ length: 24 }, noEvents)
  const totals = noEvents()
  for (const [slot, counts] of counted) {
    const time = Math.max(since, slot * length)
    const { day, hour } = zone.placeOf(time)
    for (const sum of [days.get(day), hours[hour]]) if (sum) addCounts(sum, counts)
  }
  for (const counts of hours) addCounts(totals, counts)
  return {
    totals,
    days: [...days].map(([date, counts]) => ({ date, ...counts })),
    hours: hours.map((counts, hour) => ({ hour, ...counts })),
  }
}

function byDevice(
  counts: Counted<Device | null>,
  revenueOf: (device: Device | null) => Revenue,
): AnalyticsReport['devices'] {
  return [...DEVICES, null]
    .flatMap((device) => {
      const own = counts.get(device)
      if (!own) return []
      // Earlier answers are known without a device: alone they would be a row of zeros.
      const { answers, ...shown } = own
      const isEmpty = Object.values(shown).every((count) => count === 0)
      return isEmpty ? [] : [{ device, answers, ...shown, revenue: revenueOf(device) }]
    })
    .sort((one, other) => other.views - one.views)
}

async function topPages(db: Db, counts: Counted<number | null>): Promise<AnalyticsReport['pages']> {
  const top = mostOf(counts, REPORT_ROWS, 'views', 'loads')
  const pages = await db
    .selectFrom('event_page')
    .where('id', 'in', [...top.keys(), -1])
    .select(['id', 'url'])
    .execute()
  const urls = new Map(pages.map(({ id, url }) => [id, url]))
  return [...top].map(([id, counts]) => ({ url: urls.get(id) ?? '', ...counts }))
}

async function topAlbums(
  { db, accountId, cuts }: Scope,
  byPost: Counted<number | null>,
): Promise<AnalyticsReport['albums']> {
  const post = sql`cast(${sql.ref('album_post.post_id')} as text)`
  const rows = await db
    .selectFrom('album_post')
    .innerJoin('album', 'album.id', 'album_post.album_id')
    .where('album.account_id', '=', accountId)
    .$if((cuts.albumIds ?? []).length > 0, (rows) =>
      rows.where('album.id', 'in', cuts.albumIds ?? []),
    )
    // A row for each post would take several times as long to receive.
    .select(['album.id', 'album.name', sql<string>`string_agg(${post}, ' ')`.as('posts')])
    .groupBy('album.id')
    .execute()
  const albums = new Map<number, EventCounts & { name: string }>()
  for (const { id, name, posts } of rows) {
    const counted = posts.split(' ').flatMap((one) => byPost.get(Number(one)) ?? [])
    if (counted.length === 0) continue
    const own = { name, ...noEvents() }
    albums.set(id, own)
    for (const counts of counted) addCounts(own, counts)
  }
  const top = mostOf(albums, REPORT_ROWS, 'opens', 'productClicks')
  return [...top].map(([id, counts]) => ({ id, ...counts }))
}

async function topProducts(
  db: Db,
  counts: Counted<number | null>,
): Promise<AnalyticsReport['products']> {
  const clicked = [...counts].filter(([, { productClicks }]) => productClicks > 0)
  const top = mostOf(new Map(clicked), TOP, 'productClicks')
  const products = await db
    .selectFrom('sku')
    .where('id', 'in', [...top.keys(), -1])
    .select(['id', 'article', 'vendor_code', 'name', 'image_url'])
    .execute()
  return [...top].flatMap(([id, { productClicks }]) => {
    const sku = products.find((one) => one.id === id)
    if (!sku) return []
    const article = productArticle({ article: sku.article, vendorCode: sku.vendor_code })
    return [{ id, article, name: sku.name, imageUrl: sku.image_url, productClicks }]
  })
}

async function topPosts(db: Db, byPost: Counted<number | null>): Promise<AnalyticsReport['posts']> {
  const counted = [...byPost].filter(
    ([, { opens, productClicks }]) => opens > 0 || productClicks > 0,
  )
  const top = mostOf(new Map(counted), TOP, 'opens', 'productClicks')
  const ids = [...top.keys()]
  const posts = await db
    .selectFrom('post')
    .where('id', 'in', [...ids, -1])
    .select(['id', 'text'])
    .execute()
  const texts = new Map(posts.map(({ id, text }) => [id, text]))
  const thumbnails = await postThumbnails(db, ids)
  return [...top].map(([id, { opens, productClicks }]) => ({
    id,
    text: texts.get(id) ?? '',
    thumbnailUrl: thumbnails.get(id) ?? '',
    opens,
    productClicks,
  }))
}

/** The first entries, sorted by the first of these counts in which two differ, then by id; without the unknown. */
function mostOf<Counts extends EventCounts>(
  counts: ReadonlyMap<number | null, Counts>,
  length: number,
  ...names: (keyof EventCounts)[]
): Map<number, Counts> {
  const known = [...counts].flatMap(([id, own]) => (id === null ? [] : [[id, own] as const]))
  known.sort(([id, one], [otherId, other]) => {
    const name = names.find((each) => one[each] !== other[each])
    return name === undefined ? id - otherId : other[name] - one[name]
  })
  return new Map(known.slice(0, length))
}
