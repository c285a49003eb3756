import { sql } from 'kysely'
import type { AnalyticsReport, Revenue } from '@/contract/entities/analytics'
import type { Db } from '../../db/openDatabase'
import type { EventTable } from '../../db/tables/widgets'
import { ApiError } from '../../errors/apiError'

/** Ms; `since` is inclusive, `till` exclusive. */
export interface Span {
  since: number
  till: number
}

const MAX_SPAN_MS = 3 * 366 * 24 * 60 * 60 * 1000

/** The period of a report in ms; throws 400 when it runs backwards or is longer than three years. */
export function lengthOfSpan({ since, till }: Span): number {
  const length = till - since
  if (length <= 0 || length > MAX_SPAN_MS) throw new ApiError(400, 'bad-request')
  return length
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

/** Events of a period; `widgetIds` null: of all widgets, including deleted ones. */
export const eventsOf =
  (db: Db, accountId: number, widgetIds: readonly number[] | null) =>
  ({ since, till }: Span) =>
    db
      .selectFrom('event')
      .where('event.account_id', '=', accountId)
      .where('event.created_at', '>=', since)
      .where('event.created_at', '<', till)
      .$if(widgetIds !== null, (events) =>
        events.where('event.widget_id', 'in', widgetIds?.length ? widgetIds : [-1]),
      )

export type Events = ReturnType<ReturnType<typeof eventsOf>>

export type EventCounts = AnalyticsReport['totals']

const NAMES: Record<EventTable['type'], keyof EventCounts> = {
  load: 'loads',
  view: 'views',
  open: 'opens',
  productClick: 'productClicks',
  addToCart: 'cartAdds',
  purchase: 'purchases',
}

export function noEvents(): EventCounts {
  return { loads: 0, views: 0, opens: 0, productClicks: 0, cartAdds: 0, purchases: 0 }
}

export function addEvents(counts: EventCounts, type: EventTable['type'], count: number): void {
  counts[NAMES[type]] += count
}

/** The revenue of purchases, by widget or post; `null` has the total. */
export async function revenueBy(
  events: Events,
  column: 'widget_id' | 'post_id',
): Promise<Map<number | null, Revenue>> {
  // A sum of large numbers is a decimal in PostgreSQL.
  const sum = sql<number>`cast(sum(event.amount) as bigint)`
  const rows = await events
    // Equals the condition of the index `event_purchase`.
    .where('event.type', '=', sql.lit('purchase'))
    .where('event.amount', 'is not', null)
    .select([`event.${column} as key`, 'event.currency', sum.as('amount')])
    .groupBy([`event.${column}`, 'event.currency'])
    .execute()
  const found = new Map<number | null, Map<string, number>>()
  for (const { key, currency, amount } of rows) {
    for (const one of new Set([key, null])) {
      const own = found.get(one) ?? new Map<string, number>()
      found.set(one, own.set(currency ?? '', (own.get(currency ?? '') ?? 0) + amount))
    }
  }
  return new Map([...found].map(([key, own]) => [key, mostFirst(own)]))
}

const mostFirst = (own: ReadonlyMap<string, number>): Revenue =>
  [...own]
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((one, other) => other.amount - one.amount)
