import { sql } from 'kysely'
import type { EventTable } from '../../db/tables/widgets'
import {
  addEvents,
  eventsOf,
  noEvents,
  postsOfAlbums,
  type EventCounts,
  type Scope,
  type Span,
} from './eventQuery'

/** Every zone's offset is a multiple of this, so that a slot is within one day and hour of any zone. */
export const SLOT_MS = 15 * 60 * 1000

interface Keys extends Pick<EventTable, 'widget_id' | 'post_id' | 'sku_id' | 'page_id' | 'device'> {
  /** Quarters of an hour since 1970. */
  slot: number
}

type Column = keyof Keys
interface CountRow {
  key: Keys[Column]
  type: EventTable['type'] | 'answer'
  count: number
}

/** Counts of a period by the values of a column. */
export async function countsBy<By extends Column>(
  scope: Scope,
  span: Span,
  column: By,
): Promise<Map<Keys[By], EventCounts>> {
  const counts = new Map<Keys[Column], EventCounts>()
  const rows = [await eventRows(scope, span, column), await answerRows(scope, span, column)]
  for (const { key, type, count } of rows.flat()) {
    const own = counts.get(key) ?? noEvents()
    counts.set(key, own)
    addEvents(own, type, count)
  }
  return counts as Map<Keys[By], EventCounts>
}

const slotOf = (table: string) =>
  sql<number>`${sql.ref(`${table}.created_at`)} / ${sql.lit(SLOT_MS)}`

function eventRows(scope: Scope, span: Span, column: Column): Promise<CountRow[]> {
  const key = column === 'slot' ? slotOf('event') : sql.ref(`event.${column}`)
  return eventsOf(scope, span)
    .select((event) => [
      sql<Keys[Column]>`${key}`.as('key'),
      'event.type',
      event.fn.countAll<number>().as('count'),
    ])
    .groupBy([sql`1`, 'event.type'])
    .execute()
}

/** Shoppers' answers name neither a product nor a page. */
async function answerRows(
  { db, accountId, widgetIds, cuts }: Scope,
  { since, till }: Span,
  column: Column,
): Promise<CountRow[]> {
  const { albumIds = [], postIds = [], skuIds = [], devices = [] } = cuts
  if (skuIds.length > 0) return []
  const key =
    column === 'slot'
      ? slotOf('interaction_answer')
      : column === 'sku_id' || column === 'page_id'
        ? sql`null`
        : sql.ref(`interaction_answer.${column}`)
  const rows = await db
    .selectFrom('interaction_answer')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .where('created_at', '<', till)
    .$if(widgetIds !== null, (answers) =>
      answers.where('widget_id', 'in', widgetIds?.length ? widgetIds : [-1]),
    )
    .$if(albumIds.length > 0, (answers) =>
      answers.where('post_id', 'in', postsOfAlbums(db, accountId, albumIds)),
    )
    .$if(postIds.length > 0, (answers) => answers.where('post_id', 'in', postIds))
    .$if(devices.length > 0, (answers) => answers.where('device', 'in', devices))
    .select((answer) => [
      sql<Keys[Column]>`${key}`.as('key'),
      answer.fn.countAll<number>().as('count'),
    ])
    .groupBy(sql`1`)
    .execute()
  return rows.map((row) => ({ ...row, type: 'answer' as const }))
}
