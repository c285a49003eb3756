import type { Insertable, Selectable } from 'kysely'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { EventTable, WidgetTable } from '../../db/tables/widgets'
import type { World } from '../../world'
import type { Db } from '../../db/openDatabase'
import { ownIds } from '../../db/ownIds'
import { orderRows } from './orderRows'

type Row = Insertable<EventTable>

/** Parameters of a statement are limited. */
const ROWS_PER_INSERT = 1000

/** Events that arrived together for a widget. */
export interface CountedRequest {
  widget: Pick<Selectable<WidgetTable>, 'id' | 'account_id'>
  events: readonly WidgetEvent[]
}

/** Counts shoppers' events at the time they happened; a repeated event is not counted again. Ids of other accounts are dropped. */
export async function recordEvents(
  { db, clock }: World,
  requests: readonly CountedRequest[],
): Promise<void> {
  const now = clock.now()
  const byAccount = new Map<number, Row[]>()
  for (const { widget, events } of requests) {
    const rows = byAccount.get(widget.account_id) ?? []
    byAccount.set(widget.account_id, rows)
    for (const event of events) {
      if (event.order) {
        rows.push(...(await orderRows(db, widget.account_id, event, event.order, now)))
      } else rows.push(rowOf(widget, event, now))
    }
  }
  const rows: Row[] = []
  for (const [accountId, found] of byAccount) {
    rows.push(...(await withOwnIds(db, accountId, found)))
  }
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await db
      .insertInto('event')
      .values(rows.slice(from, from + ROWS_PER_INSERT))
      // Of the widget, of an order in the account (`event_once`, `event_order_once`).
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function withOwnIds(db: Db, accountId: number, rows: readonly Row[]): Promise<Row[]> {
  const own = (table: 'post' | 'sku', ids: (number | null | undefined)[]) =>
    ownIds(
      db,
      table,
      accountId,
      ids.flatMap((id) => id ?? []),
    )
  const posts = await own(
    'post',
    rows.map(({ post_id }) => post_id),
  )
  const skus = await own(
    'sku',
    rows.map(({ sku_id }) => sku_id),
  )
  const known = (ids: Set<number>, id: number | null | undefined) =>
    typeof id === 'number' && ids.has(id) ? id : null
  return rows.map((row) => ({
    ...row,
    post_id: known(posts, row.post_id),
    sku_id: known(skus, row.sku_id),
  }))
}

const rowOf = (
  widget: Pick<Selectable<WidgetTable>, 'id' | 'account_id'>,
  { id, type, postId, skuId, age = 0 }: WidgetEvent,
  now: number,
): Row => ({
  account_id: widget.account_id,
  widget_id: widget.id,
  event_key: id,
  type,
  post_id: postId ?? null,
  sku_id: skuId ?? null,
  created_at: now - age,
})
