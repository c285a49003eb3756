import type { Insertable, Selectable } from 'kysely'
import { type WidgetEvent, type WidgetOrder, readWidgetEvent } from '@/contract/widgets/widgetApi'
import { countUsage } from '../../allowance/countUsage'
import type { Db } from '../../db/openDatabase'
import { ownIds } from '../../db/ownIds'
import type { SkuTable } from '../../db/tables/catalogue'
import type { Device } from '@/contract/entities/analytics'
import type { EventTable, WidgetTable } from '../../db/tables/widgets'
import { currencyOf } from '../../feeds/offers/money'
import { brokenText } from '../../http/checkInput'
import type { World } from '../../world'
import { variantOf } from '../products/productLinks'
import { productsByNumber } from '../products/productsByNumber'
import { pageIds } from './pageIds'

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
  if (rows.length === 0) return
  await db.transaction().execute(async (transaction) => {
    const loads = await insertEvents(transaction, rows)
    // The same order in all processes: those that count for the same accounts do not deadlock.
    for (const accountId of [...byAccount.keys()].toSorted((one, other) => one - other)) {
      const visitors = requests.flatMap(({ widget, events, visitor }) =>
        widget.account_id === accountId && events.length > 0 ? (visitor ?? []) : [],
      )
      await countUsage(transaction, accountId, { loads: loads.get(accountId) ?? [], visitors }, now)
    }
  })
}

/** By account: the times (ms) of the loads that were not counted before. */
async function insertEvents(db: Db, rows: readonly Row[]): Promise<Map<number, number[]>> {
  const loads = new Map<number, number[]>()
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const inserted = await db
      .insertInto('event')
      .values(rows.slice(from, from + ROWS_PER_INSERT))
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

type Product = Pick<
  Selectable<SkuTable>,
  'id' | 'name' | 'group_id' | 'price' | 'old_price' | 'currency'
>
type Item = WidgetOrder['items'][number]

/**
 * A row for each product of an order or a cart that was clicked before in a widget of the account,
 * or one of whose variants was. The newest click on the product itself counts, else the newest
 * click on a variant (product-rules/widgets.md#purchases).
 */
async function orderRows(
  db: Db,
  accountId: number,
  { id, type, age = 0 }: WidgetEvent,
  order: WidgetOrder,
  now: number,
): Promise<Insertable<EventTable>[]> {
  if (order.clicks.length === 0 || order.items.length === 0) return []
  const named = await productsByNumber(
    db,
    accountId,
    order.items.map(({ article }) => article),
  )
  const products = await productsOf(db, accountId, [
    ...order.clicks.map(({ skuId }) => skuId),
    ...[...named.values()].flat().map(({ id: productId }) => productId),
  ])
  const widgets = await widgetsOf(db, accountId, order)
  const clicks = order.clicks.flatMap(({ embedId, postId = null, skuId }) => {
    const [widgetId, product] = [widgets.get(embedId), products.find((one) => one.id === skuId)]
    return widgetId !== undefined && product ? [{ widgetId, postId, product }] : []
  })
  const rows = new Map<number, Insertable<EventTable>>()
  for (const item of order.items) {
    const [first] = named.get(item.article) ?? []
    const product = products.find((one) => one.id === first?.id)
    const click =
      product &&
      (clicks.find((one) => one.product.id === product.id) ??
        clicks.find((one) => variantOf(one.product) === variantOf(product)))
    if (!click) continue
    const isPaid = type === 'purchase'
    const amount = isPaid ? paidFor(item, product, currencyOf(order.currency ?? '')) : null
    rows.set(product.id, {
      account_id: accountId,
      widget_id: click.widgetId,
      event_key: `${id}:${product.id}`,
      type,
      post_id: click.postId,
      sku_id: product.id,
      // The same product may be in several lines.
      amount: amount === null ? null : amount + (rows.get(product.id)?.amount ?? 0),
      currency: isPaid ? product.currency : null,
      created_at: now - age,
    })
  }
  return [...rows.values()]
}

/** The paid price as the page reports it, up to the catalogue's price: anyone can send an order. */
function paidFor({ price, quantity }: Item, product: Product, currency: string | null): number {
  const isKnown = price !== undefined && (currency ?? product.currency) === product.currency
  const most = Math.max(product.price, product.old_price ?? 0)
  return quantity * (isKnown ? Math.min(price, most) : product.price)
}

const productsOf = (db: Db, accountId: number, ids: readonly number[]): Promise<Product[]> =>
  db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'group_id', 'price', 'old_price', 'currency'])
    .execute()

async function widgetsOf(db: Db, accountId: number, { clicks }: WidgetOrder) {
  const widgets = await db
    .selectFrom('widget')
    .where('account_id', '=', accountId)
    .where(
      'embed_id',
      'in',
      clicks.map(({ embedId }) => embedId),
    )
    .select(['id', 'embed_id'])
    .execute()
  return new Map(widgets.map(({ id, embed_id }) => [embed_id, id]))
}

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
