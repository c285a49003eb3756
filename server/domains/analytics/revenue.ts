import { sql } from 'kysely'
import type { Revenue } from '@/contract/entities/analytics'
import type { Events } from './eventQuery'

/** The revenue of purchases, by widget or post; `null` has the total. */
export async function revenueBy(
  events: Events,
  column: 'widget_id' | 'post_id',
): Promise<Map<number | null, Revenue>> {
  // A sum of large numbers is a decimal in PostgreSQL.
  const sum = sql<number>`cast(sum(event.amount) as bigint)`
  const rows = await events
    // As in the condition of the index `event_purchase`.
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
