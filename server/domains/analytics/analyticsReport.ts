import { productArticle } from '@/contract/entities/catalogue/productArticle'
import { sql } from 'kysely'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import {
  revenueBy,
  addEvents,
  noEvents,
  type EventCounts,
  requestedWidgets,
  eventsOf,
  lengthOfSpan,
  type Events,
  type Span,
} from './eventQuery'
import { postThumbnails } from '../../media/presentMedia'
import { daysIn } from '../../language/times'

interface Question extends Span {
  embedIds: readonly string[]
}

/** Every zone's offset is a multiple of this, so that a slot is within one day of any zone. */
const SLOT_MS = 15 * 60 * 1000
const TOP = 10

/** Counts of a period and of the previous one, by day and by widget, with the top products and posts. */
export async function analyticsReport(
  db: Db,
  { id: accountId, timeZone }: Actor['account'],
  { embedIds, since, till }: Question,
): Promise<AnalyticsReport> {
  const length = lengthOfSpan({ since, till })
  const zone = daysIn(timeZone)
  const widgets = await requestedWidgets(db, accountId, embedIds)
  const events = eventsOf(
    db,
    accountId,
    // Without a choice deleted widgets count too.
    embedIds.length > 0 ? widgets.map(({ id }) => id) : null,
  )
  const span = { since, till }
  const days = new Map(zone.daysBetween(since, till).map((date) => [date, noEvents()]))
  const totals = noEvents()
  for (const { slot, type, count } of await bySlot(events(span))) {
    const day = days.get(zone.dayOf(Math.max(since, slot * SLOT_MS)))
    if (day) addEvents(day, type, count)
    addEvents(totals, type, count)
  }
  const revenue = await revenueBy(events(span), 'widget_id')
  return {
    totals,
    revenue: revenue.get(null) ?? [],
    previousTotals: await totalsOf(events({ since: since - length, till: since })),
    days: [...days].map(([date, counts]) => ({ date, ...counts })),
    widgets: (await byWidget(events(span), widgets)).map(({ id, ...counts }) => ({
      ...counts,
      revenue: revenue.get(id) ?? [],
    })),
    products: await topProducts(events(span)),
    posts: await topPosts(db, events(span)),
  }
}

function bySlot(events: Events) {
  const slot = sql<number>`event.created_at / ${sql.lit(SLOT_MS)}`
  return events
    .select((event) => [slot.as('slot'), 'event.type', event.fn.countAll<number>().as('count')])
    .groupBy([slot, 'event.type'])
    .execute()
}

async function totalsOf(events: Events): Promise<EventCounts> {
  const rows = await events
    .select((event) => ['event.type', event.fn.countAll<number>().as('count')])
    .groupBy('event.type')
    .execute()
  const totals = noEvents()
  for (const { type, count } of rows) addEvents(totals, type, count)
  return totals
}

async function byWidget(events: Events, widgets: Awaited<ReturnType<typeof requestedWidgets>>) {
  const rows = await events
    .select((event) => ['event.widget_id', 'event.type', event.fn.countAll<number>().as('count')])
    .groupBy(['event.widget_id', 'event.type'])
    .execute()
  return widgets.map(({ id, embed_id, role }) => {
    const counts = noEvents()
    for (const row of rows) if (row.widget_id === id) addEvents(counts, row.type, row.count)
    return { id, embedId: embed_id, role, ...counts }
  })
}

async function topProducts(events: Events): Promise<AnalyticsReport['products']> {
  const rows = await events
    .innerJoin('sku', 'sku.id', 'event.sku_id')
    .where('event.type', '=', 'productClick')
    .select((event) => [
      'sku.id',
      'sku.article',
      'sku.vendor_code',
      'sku.name',
      'sku.image_url',
      event.fn.countAll<number>().as('count'),
    ])
    .groupBy(['sku.id', 'sku.article', 'sku.vendor_code', 'sku.name', 'sku.image_url'])
    .orderBy('count', 'desc')
    .orderBy('sku.id')
    .limit(TOP)
    .execute()
  return rows.map(({ id, article, vendor_code, name, image_url, count }) => ({
    id,
    article: productArticle({ article, vendorCode: vendor_code }),
    name,
    imageUrl: image_url,
    productClicks: count,
  }))
}

async function topPosts(db: Db, events: Events): Promise<AnalyticsReport['posts']> {
  const countOf = (type: string) =>
    sql<number>`sum(case when event.type = ${sql.lit(type)} then 1 else 0 end)`
  const rows = await events
    .innerJoin('post', 'post.id', 'event.post_id')
    .where('event.type', 'in', ['open', 'productClick'])
    .select([
      'post.id',
      'post.text',
      countOf('open').as('opens'),
      countOf('productClick').as('clicks'),
    ])
    .groupBy(['post.id', 'post.text'])
    .orderBy('opens', 'desc')
    .orderBy('clicks', 'desc')
    .orderBy('post.id')
    .limit(TOP)
    .execute()
  const thumbnails = await postThumbnails(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, text, opens, clicks }) => ({
    id,
    text,
    thumbnailUrl: thumbnails.get(id) ?? '',
    opens,
    productClicks: clicks,
  }))
}
