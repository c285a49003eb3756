import type { Insertable, Selectable } from 'kysely'
import { type WidgetEvent, readWidgetEvent } from '@/contract/widgets/widgetApi'
import { countUsage } from '../../../allowance/countUsage'
import type { Db } from '../../../db/openDatabase'
import { ownIds } from '../../../db/ownIds'
import type { Device } from '@/contract/entities/analytics'
import type { EventTable, WidgetTable } from '../../../db/tables/widgets'
import { brokenText } from '../../../http/checkInput'
import type { World } from '../../../world'
import { orderRows } from '../orderRows'
import { pageIds } from './pageIds'
import { recordShoppers } from '../shoppers'

type Row = Insertable<EventTable>

/** Parameters of a statement are limited. */
const ROWS_PER_INSERT = 1000

/** Events that arrived together for a widget. */
export interface CountedRequest {
  widget: Pick<Selectable<WidgetTable>, 'id' | 'account_id'>
  events: readonly WidgetEvent[]
  /** Network and browser of the caller, where visitors are counted. */
  visitor?: string | null
  device?: Device | null
}

/** A row whose page is not looked up yet. */
type RowOnPage = Row & { page?: string | undefined }

/** Counts shoppers' events at the time they happened; a repeated event is not counted again. Ids of other accounts are dropped. */
export async function recordEvents(
  { db, clock }: World,
  requests: readonly CountedRequest[],
): Promise<void> {
  const now = clock.now()
  const byAccount = new Map<number, RowOnPage[]>()
  for (const { widget, events, device = null } of requests) {
    const rows = byAccount.get(widget.account_id) ?? []
    byAccount.set(widget.account_id, rows)
    for (const event of events) {
      if (event.order) {
        const found = await orderRows(db, widget.account_id, event, event.order, now)
        rows.push(...found.map((row) => ({ ...row, device })))
      } else rows.push({ ...rowOf(widget, event, now), device })
    }
  }
  const rows: Row[] = []
  for (const [accountId, found] of byAccount) {
    rows.push(...(await withPageIds(db, accountId, await withOwnIds(db, accountId, found))))
  }
  const isTold = requests.some(({ events }) => events.some(({ shopper }) => shopper !== undefined))
  if (rows.length === 0 && !isTold) return
  await db.transaction().execute(async (transaction) => {
    const loads = await insertEvents(transaction, rows)
    // The same order in all processes: those that count for the same accounts do not deadlock.
    for (const accountId of [...byAccount.keys()].toSorted((one, other) => one - other)) {
      const visitors = requests.flatMap(({ widget, events, visitor }) =>
        widget.account_id === accountId && events.length > 0 ? (visitor ?? []) : [],
      )
      const told = requests.flatMap(({ widget, events }) =>
        widget.account_id === accountId ? events : [],
      )
      await recordShoppers(transaction, accountId, told, now)
      await countUsage(transaction, accountId, { loads: loads.get(accountId) ?? [], visitors }, now)
    }
  })
}

/** By account: the times (ms) of the loads that were not counted before. */
async function insertEvents(db: Db, rows: readonly Row[]): Promise<Map<number, number[]>> {
  const loads = new Map<number, number[]>()
  // The same order in all processes: those that store the same events do not deadlock.
  const ordered = rows.toSorted((one, other) =>
    one.event_key < other.event_key
      ? -1
      : one.event_key > other.event_key
        ? 1
        : one.widget_id - other.widget_id,
  )
  for (let from = 0; from < ordered.length; from += ROWS_PER_INSERT) {
    const inserted = await db
      .insertInto('event')
      .values(ordered.slice(from, from + ROWS_PER_INSERT))
      // The unique keys: per widget, and for an order per account (`event_once`,
      // `event_order_once`).
      .onConflict((conflict) => conflict.doNothing())
      .returning(['account_id', 'type', 'created_at'])
      .execute()
    for (const { account_id, type, created_at } of inserted) {
      if (type !== 'load') continue
      const found = loads.get(account_id) ?? []
      loads.set(account_id, found)
      found.push(created_at)
    }
  }
  return loads
}

async function withOwnIds(
  db: Db,
  accountId: number,
  rows: readonly RowOnPage[],
): Promise<RowOnPage[]> {
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

async function withPageIds(db: Db, accountId: number, rows: readonly RowOnPage[]): Promise<Row[]> {
  const ids = await pageIds(
    db,
    accountId,
    rows.flatMap(({ page }) => page ?? []),
  )
  return rows.map(({ page = '', ...row }) => ({ ...row, page_id: ids.get(page) ?? null }))
}

const rowOf = (
  widget: Pick<Selectable<WidgetTable>, 'id' | 'account_id'>,
  { id, type, postId, skuId, page, age = 0 }: WidgetEvent,
  now: number,
): RowOnPage => ({
  account_id: widget.account_id,
  widget_id: widget.id,
  event_key: id,
  type,
  post_id: postId ?? null,
  sku_id: skuId ?? null,
  page,
  created_at: now - age,
})

/** The valid events of a batch; invalid ones and those that cannot be stored are left out. */
export function readEvents(entries: readonly unknown[]): WidgetEvent[] {
  return entries
    .filter((entry) => brokenText(withoutPage(entry)) === null)
    .flatMap((entry) => readWidgetEvent(entry) ?? [])
}

/** An invalid page does not prevent an event from being counted. */
function withoutPage(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null ? { ...entry, page: undefined } : entry
}
