import { sql } from 'kysely'
import type { AnalyticsReport, Device, Revenue } from '@/contract/entities/analytics'
import { REPORT_MAX_MS } from '@/contract/constants'
import type { Db } from '../../db/openDatabase'
import type { EventTable } from '../../db/tables/widgets'
import { ApiError } from '../../errors/apiError'
import type { Span } from './summaries/visitEvents'

/** What a report is limited to; an empty or absent list does not limit it. */
export interface Cuts {
  embedIds: readonly string[]
  albumIds?: readonly number[] | undefined
  postIds?: readonly number[] | undefined
  skuIds?: readonly number[] | undefined
  devices?: readonly Device[] | undefined
}

export interface Question extends Span, Cuts {
  comparedSince?: number | undefined
  comparedTill?: number | undefined
}

/** The period of a report in ms; throws 400 when it runs backwards or is longer than three years. */
export function lengthOfSpan({ since, till }: Span): number {
  const length = till - since
  if (length <= 0 || length > REPORT_MAX_MS) throw new ApiError(400, 'bad-request')
  return length
}

/** The period that a report is compared with: by default the equally long one before. */
export function comparedSpan({ comparedSince, comparedTill, ...span }: Question): Span {
  const length = lengthOfSpan(span)
  const till = comparedTill ?? (comparedSince === undefined ? span.since : comparedSince + length)
  const compared = { since: comparedSince ?? till - length, till }
  lengthOfSpan(compared)
  return compared
}

/** The requested widgets of the account by title, or all without a choice. */
export async function requestedWidgets(db: Db, accountId: number, embedIds: readonly string[]) {
  const own = await db
    .selectFrom('widget')
    .select(['id', 'embed_id', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute()
  const asked = new Set(embedIds)
  return asked.size > 0 ? own.filter(({ embed_id }) => asked.has(embed_id)) : own
}

/** Whose events count, and which of them. */
export interface Scope {
  db: Db
  accountId: number
  /** Null: those of all widgets, including deleted ones. */
  widgetIds: readonly number[] | null
  cuts: Omit<Cuts, 'embedIds'>
}

/** Events of a whole account. */
export const scopeOfAccount = (db: Db, accountId: number): Scope => ({
  db,
  accountId,
  widgetIds: null,
  cuts: {},
})

/** The events of a question, and the widgets that it asks for. */
export async function scopeOf(db: Db, accountId: number, { embedIds, ...cuts }: Cuts) {
  const widgets = await requestedWidgets(db, accountId, embedIds)
  const widgetIds = embedIds.length > 0 ? widgets.map(({ id }) => id) : null
  return { scope: { db, accountId, widgetIds, cuts } satisfies Scope, widgets }
}

export const postsOfAlbums = (db: Db, accountId: number, albumIds: readonly number[]) =>
  db
    .selectFrom('album_post')
    .innerJoin('album', 'album.id', 'album_post.album_id')
    .where('album.account_id', '=', accountId)
    .where('album.id', 'in', albumIds)
    .select('album_post.post_id')

export type EventCounts = AnalyticsReport['totals']

const NAMES: Record<EventTable['type'] | 'answer', keyof EventCounts> = {
  load: 'loads',
  view: 'views',
  open: 'opens',
  productClick: 'productClicks',
  addToCart: 'cartAdds',
  purchase: 'purchases',
  action: 'actions',
  completion: 'completions',
  answer: 'answers',
}

export function noEvents(): EventCounts {
  return {
    loads: 0,
    views: 0,
    opens: 0,
    productClicks: 0,
    cartAdds: 0,
    purchases: 0,
    actions: 0,
    completions: 0,
    answers: 0,
  }
}

export function addEvents(
  counts: EventCounts,
  type: EventTable['type'] | 'answer',
  count: number,
): void {
  counts[NAMES[type]] += count
}

/** The revenue of purchases in a period, by these columns; `all` has the total. */
export async function revenueBy<Column extends 'widget_id' | 'post_id' | 'sku_id' | 'device'>(
  { db, accountId, widgetIds, cuts }: Scope,
  { since, till }: Span,
  columns: readonly Column[] = [],
): Promise<{ all: Revenue; of(column: Column, key: EventTable[Column]): Revenue }> {
  const { albumIds = [], postIds = [], skuIds = [], devices = [] } = cuts
  // With a sign neither has an index: that of all purchases finds fewer events than those of posts and products.
  const [post, sku] = [sql`+${sql.ref('post_id')}`, sql`+${sql.ref('sku_id')}`]
  const rows = await db
    .selectFrom('event')
    // Equals the condition of the index `event_purchase`.
    .where('type', '=', sql.lit('purchase'))
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .where('created_at', '<', till)
    .$if(widgetIds !== null, (events) =>
      events.where('widget_id', 'in', widgetIds?.length ? widgetIds : [-1]),
    )
    .$if(albumIds.length > 0, (events) =>
      events.where(post, 'in', postsOfAlbums(db, accountId, albumIds)),
    )
    .$if(postIds.length > 0, (events) => events.where(post, 'in', postIds))
    .$if(skuIds.length > 0, (events) => events.where(sku, 'in', skuIds))
    .$if(devices.length > 0, (events) => events.where('device', 'in', devices))
    // A sum of large numbers is a decimal in PostgreSQL.
    .select(['currency', sql<number>`cast(sum(amount) as bigint)`.as('amount')])
    .select(columns.map((column) => sql<EventTable[Column]>`${sql.ref(column)}`.as(column)))
    .groupBy(['currency', ...columns])
    // Not before: PostgreSQL would expect so few purchases that it sorts them.
    .having(({ fn }) => fn.sum('amount'), 'is not', null)
    .execute()
  const by = new Map(columns.map((column) => [column, new Map<unknown, Sums>()]))
  const all: Sums = new Map()
  for (const row of rows) {
    const { currency, amount } = row
    const sums = columns.map((column) => {
      const ofColumn = by.get(column) ?? new Map<unknown, Sums>()
      const key = (row as Record<Column, unknown>)[column]
      const own = ofColumn.get(key) ?? new Map<string, number>()
      ofColumn.set(key, own)
      return own
    })
    for (const sum of [all, ...sums])
      sum.set(currency ?? '', (sum.get(currency ?? '') ?? 0) + amount)
  }
  return {
    all: mostFirst(all),
    of: (column, key) => mostFirst(by.get(column)?.get(key) ?? new Map()),
  }
}

/** By currency. */
type Sums = Map<string, number>

const mostFirst = (own: Sums): Revenue =>
  [...own]
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((one, other) => other.amount - one.amount)
