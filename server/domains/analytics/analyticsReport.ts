import { productArticle } from '@/contract/entities/catalogue/productArticle'
import { DEVICES, REPORT_ROWS, type AnalyticsReport } from '@/contract/entities/analytics'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { daysIn } from '../../language/times'
import { postThumbnails } from '../../media/presentMedia'
import { addCounts, countsBy, HOUR_MS, SLOT_MS } from './countsBy'
import {
  comparedSpan,
  eventsOf,
  noEvents,
  revenueBy,
  scopeOf,
  type EventCounts,
  type Question,
  type Scope,
  type Span,
} from './eventQuery'

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
  const { days, hours, totals } = await byTime(scope, span, timeZone)
  const previous = await byTime(scope, compared, timeZone)
  const revenue = await revenueBy(eventsOf(scope, span), 'widget_id')
  const byWidget = await countsBy(scope, span, 'widget_id')
  const byPost = await countsBy(scope, span, 'post_id')
  return {
    totals,
    revenue: revenue.all,
    previousTotals: previous.totals,
    previousRevenue: (await revenueBy(eventsOf(scope, compared), 'widget_id')).all,
    days,
    previousDays: previous.days,
    hours,
    devices: await byDevice(scope, span),
    pages: await topPages(scope, span),
    albums: await topAlbums(scope, byPost),
    widgets: widgets.map(({ id, embed_id, role }) => ({
      embedId: embed_id,
      role,
      ...(byWidget.get(id) ?? noEvents()),
      revenue: revenue.of(id),
    })),
    products: await topProducts(scope, span),
    posts: await topPosts(db, byPost),
  }
}

async function byTime(scope: Scope, { since, till }: Span, timeZone: string) {
  const zone = daysIn(timeZone)
  const days = new Map(zone.daysBetween(since, till).map((date) => [date, noEvents()]))
  const hours = Array.from({ length: 24 }, noEvents)
  const totals = noEvents()
  const [column, length] = zone.isInWholeHours(since, till)
    ? (['hour', HOUR_MS] as const)
    : (['slot', SLOT_MS] as const)
  for (const [slot, counts] of await countsBy(scope, { since, till }, column)) {
    const time = Math.max(since, slot * length)
    const { day, hour } = zone.placeOf(time)
    for (const sum of [days.get(day), hours[hour], totals]) if (sum) addCounts(sum, counts)
  }
  return {
    totals,
    days: [...days].map(([date, counts]) => ({ date, ...counts })),
    hours: hours.map((counts, hour) => ({ hour, ...counts })),
  }
}

async function byDevice(scope: Scope, span: Span): Promise<AnalyticsReport['devices']> {
  const counts = await countsBy(scope, span, 'device')
  const revenue = await revenueBy(eventsOf(scope, span), 'device')
  return [...DEVICES, null]
    .flatMap((device) => {
      const own = counts.get(device)
      if (!own) return []
      // Earlier answers are known without a device: alone they would be a row of zeros.
      const { answers, ...shown } = own
      const isEmpty = Object.values(shown).every((count) => count === 0)
      return isEmpty ? [] : [{ device, answers, ...shown, revenue: revenue.of(device) }]
    })
    .sort((one, other) => other.views - one.views)
}

async function topPages(scope: Scope, span: Span): Promise<AnalyticsReport['pages']> {
  const top = mostOf(await countsBy(scope, span, 'page_id'), REPORT_ROWS, 'views', 'loads')
  const pages = await scope.db
    .selectFrom('event_page')
    .where('id', 'in', [...top.keys(), -1])
    .select(['id', 'url'])
    .execute()
  const urls = new Map(pages.map(({ id, url }) => [id, url]))
  return [...top].map(([id, counts]) => ({ url: urls.get(id) ?? '', ...counts }))
}

async function topAlbums(
  { db, accountId, cuts }: Scope,
  byPost: ReadonlyMap<number | null, EventCounts>,
): Promise<AnalyticsReport['albums']> {
  const posts = await db
    .selectFrom('album_post')
    .innerJoin('album', 'album.id', 'album_post.album_id')
    .where('album.account_id', '=', accountId)
    .$if((cuts.albumIds ?? []).length > 0, (rows) =>
      rows.where('album.id', 'in', cuts.albumIds ?? []),
    )
    .select(['album.id', 'album.name', 'album_post.post_id'])
    .execute()
  const albums = new Map<number, EventCounts & { name: string }>()
  for (const { id, name, post_id } of posts) {
    const counts = byPost.get(post_id)
    if (!counts) continue
    const own = albums.get(id) ?? { name, ...noEvents() }
    albums.set(id, own)
    addCounts(own, counts)
  }
  const top = mostOf(albums, REPORT_ROWS, 'opens', 'productClicks')
  return [...top].map(([id, counts]) => ({ id, ...counts }))
}

async function topProducts(scope: Scope, span: Span): Promise<AnalyticsReport['products']> {
  const counts = await countsBy(scope, span, 'sku_id')
  const clicked = [...counts].filter(([, { productClicks }]) => productClicks > 0)
  const top = mostOf(new Map(clicked), TOP, 'productClicks')
  const products = await scope.db
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

async function topPosts(
  db: Db,
  byPost: ReadonlyMap<number | null, EventCounts>,
): Promise<AnalyticsReport['posts']> {
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
