import { sql } from 'kysely'
import type { AnalyticsReport, Device, Revenue } from '@/contract/entities/analytics'
import type { Db } from '../../db/openDatabase'
import type { EventTable } from '../../db/tables/widgets'
import { ApiError } from '../../errors/apiError'

/** Ms; `since` is inclusive, `till` exclusive. */
export interface Span {
  since: number
  till: number
}

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

const MAX_SPAN_MS = 3 * 366 * 24 * 60 * 60 * 1000

/** The period of a report in ms; throws 400 when it runs backwards or is longer than three years. */
export function lengthOfSpan({ since, till }: Span): number {
  const length = till - since
  if (length <= 0 || length > MAX_SPAN_MS) throw new ApiError(400, 'bad-request')
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

/** Stored events of a scope in a period. */
export function eventsOf({ db, accountId, widgetIds, cuts }: Scope, { since, till }: Span) {
  const { albumIds = [], postIds = [], skuIds = [], devices = [] } = cuts
  const isFew = [albumIds, postIds, skuIds].some(({ length }) => length > 0)
  // With a sign no index begins with the account: those of posts and products find fewer events.
  const account = isFew ? sql<number>`+${sql.ref('event.account_id')}` : sql.ref('event.account_id')
  return db
    .selectFrom('event')
    .where(account, '=', accountId)
    .where('event.created_at', '>=', since)
    .where('event.created_at', '<', till)
    .$if(widgetIds !== null, (events) =>
      events.where('event.widget_id', 'in', widgetIds?.length ? widgetIds : [-1]),
    )
    .$if(albumIds.length > 0, (events) =>
      events.where('event.post_id', 'in', postsOfAlbums(db, accountId, albumIds)),
    )
    .$if(postIds.length > 0, (events) => events.where('event.post_id', 'in', postIds))
    .$if(skuIds.length > 0, (events) => events.where('event.sku_id', 'in', skuIds))
    .$if(devices.length > 0, (events) => events.where('event.device', 'in', devices))
}

export const postsOfAlbums = (db: Db, accountId: number, albumIds: readonly number[]) =>
  db
    .selectFrom('album_post')
    .innerJoin('album', 'album.id', 'album_post.album_id')
    .where('album.account_id', '=', accountId)
    .where('album.id', 'in', albumIds)
    .select('album_post.post_id')

export type Events = ReturnType<typeof eventsOf>

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

/** The revenue of purchases, by a column; `all` has the total. */
export async function revenueBy<Column extends 'widget_id' | 'post_id' | 'sku_id' | 'device'>(
  events: Events,
  column: Column,
): Promise<{ all: Revenue; of(key: EventTable[Column]): Revenue }> {
  // A sum of large numbers is a decimal in PostgreSQL.
  const sum = sql<number>`cast(sum(event.amount) as bigint)`
  const rows = await events
    // Equals the condition of the index `event_purchase`.
    .where('event.type', '=', sql.lit('purchase'))
    .where('event.amount', 'is not', null)
    .select([
      sql<EventTable[Column]>`${sql.ref(`event.${column}`)}`.as('key'),
      'event.currency',
      sum.as('amount'),
    ])
    .groupBy([`event.${column}`, 'event.currency'])
    .execute()
  const of = (chosen: typeof rows) => {
    const found = new Map<string, number>()
    for (const { currency, amount } of chosen) {
      found.set(currency ?? '', (found.get(currency ?? '') ?? 0) + amount)
    }
    return mostFirst(found)
  }
  const byKey = new Map<unknown, typeof rows>()
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row])
  return { all: of(rows), of: (key) => of(byKey.get(key) ?? []) }
}

const mostFirst = (own: ReadonlyMap<string, number>): Revenue =>
  [...own]
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((one, other) => other.amount - one.amount)
