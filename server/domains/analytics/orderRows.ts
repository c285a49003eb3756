import type { Insertable, Selectable } from 'kysely'
import type { WidgetEvent, WidgetOrder } from '@/contract/widgets/widgetApi'
import type { Db } from '../../db/openDatabase'
import type { SkuTable } from '../../db/tables/catalogue'
import type { EventTable } from '../../db/tables/widgets'
import { currencyOf } from '../../feeds/offers/money'
import { variantOf } from '../products/productLinks'
import { productsByNumber } from '../products/productsByNumber'

type Product = Pick<
  Selectable<SkuTable>,
  'id' | 'name' | 'group_id' | 'price' | 'old_price' | 'currency'
>
type Item = WidgetOrder['items'][number]

/** What a shopper did with a product in a widget before the order. */
interface Touch {
  widgetId: number
  postId: number | null
  product: Product
}

/**
 * A row for each product of an order or a cart that was clicked before in a widget of the account,
 * or shown in a post that was opened there. The newest click on the product itself counts, else the
 * newest on a variant, else the newest opening (product-rules/widgets.md#purchases).
 */
export async function orderRows(
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
  const ordered = [...named.values()].flat().map(({ id: productId }) => productId)
  const shown = await productsOfPosts(db, accountId, order)
  const products = await productsOf(db, accountId, [
    ...order.clicks.flatMap(({ skuId }) => skuId ?? []),
    ...[...shown.values()].flat(),
    ...ordered,
  ])
  const byId = new Map(products.map((product) => [product.id, product]))
  const widgets = await widgetsOf(db, accountId, order)
  const touches = (isClick: boolean): Touch[] =>
    order.clicks.flatMap(({ embedId, postId, skuId }) => {
      const widgetId = widgets.get(embedId)
      if (widgetId === undefined || isClick !== (skuId !== undefined)) return []
      const skuIds = skuId === undefined ? (shown.get(postId ?? 0) ?? []) : [skuId]
      return skuIds.flatMap((one) => {
        const product = byId.get(one)
        return product ? [{ widgetId, postId: postId ?? null, product }] : []
      })
    })
  const [clicks, openings] = [touches(true), touches(false)]
  const rows = new Map<number, Insertable<EventTable>>()
  for (const item of order.items) {
    const [first] = named.get(item.article) ?? []
    const product = first && byId.get(first.id)
    const touch = product && (touchOf(clicks, product) ?? touchOf(openings, product))
    if (!touch) continue
    const isPaid = type === 'purchase'
    const amount = isPaid ? paidFor(item, product, currencyOf(order.currency ?? '')) : null
    rows.set(product.id, {
      account_id: accountId,
      widget_id: touch.widgetId,
      event_key: `${id}:${product.id}`,
      type,
      post_id: touch.postId,
      sku_id: product.id,
      // The same product may be in several lines.
      amount: amount === null ? null : amount + (rows.get(product.id)?.amount ?? 0),
      currency: isPaid ? product.currency : null,
      created_at: now - age,
    })
  }
  return [...rows.values()]
}

const touchOf = (touches: readonly Touch[], product: Product) =>
  touches.find((one) => one.product.id === product.id) ??
  touches.find((one) => variantOf(one.product) === variantOf(product))

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
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'name', 'group_id', 'price', 'old_price', 'currency'])
    .execute()

/** Products marked on the opened posts of an order, by post. */
async function productsOfPosts(db: Db, accountId: number, { clicks }: WidgetOrder) {
  const products = new Map<number, number[]>()
  const opened = clicks.flatMap(({ postId, skuId }) => (skuId === undefined ? (postId ?? []) : []))
  if (opened.length === 0) return products
  const rows = await db
    .selectFrom('media_link')
    .innerJoin('post', 'post.id', 'media_link.post_id')
    .where('post.account_id', '=', accountId)
    .where('post.id', 'in', opened)
    .select(['post.id', 'media_link.sku_id'])
    .distinct()
    .limit(MOST_SHOWN)
    .execute()
  for (const { id, sku_id } of rows) products.set(id, [...(products.get(id) ?? []), sku_id])
  return products
}

/** Products of opened posts that are compared with an order, within the values of one statement. */
const MOST_SHOWN = 5000

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
