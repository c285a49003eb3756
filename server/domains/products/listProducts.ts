import { sql, type SelectQueryBuilder } from 'kysely'
import { PAGE_SIZE } from '@/contract/constants'
import type { Product } from '@/contract/entities/catalogue/productLink'
import type { ProductListRequest, ProductCategory } from '@/contract/entities/catalogue/productList'
import type { Paging } from '@/contract/entities/posts/postList'
import { LIMITS } from '@/contract/limits'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'
import { isOfNone, leavingFeeds } from './leavingProducts'
import { narrowProducts, type ProductIds } from './narrowProducts'
import { categoryOf } from './presentProduct'
import { ownProduct, presentRow, productQuery } from './productQuery'
import { found } from './search/found'
import { rankProducts } from './search/rankProducts'
import { loadInOrder } from './searchProducts'

/** Beyond the size of any catalogue, within the integer range of the engines. */
const LAST_PAGE = 1_000_000
/** The number of search results that are sorted by relevance; the others are sorted by name. */
const MAX_RANKED = 300

type Order = ProductListRequest['order']

/** One page of the catalogue: the results of a search and a filter. */
export async function listProducts(
  db: Db,
  accountId: number,
  { query, filter, order, paging }: ProductListRequest,
): Promise<{ skuList: Product[]; paging: Paging }> {
  const leaving = await leavingFeeds(db, accountId)
  const narrowed = narrowProducts(
    db.selectFrom('sku').where('sku.account_id', '=', accountId),
    accountId,
    filter,
    leaving,
  )
  const ranking = query.trim() === '' ? null : await rankProducts(db, accountId, query)
  const matching = ranking
    ? narrowed.where('sku.id', 'in', found(accountId, query, ranking))
    : narrowed
  const { total } = await matching
    .select((sku) => sku.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = Math.min(paging.page, LAST_PAGE)
  const span = { from: (page - 1) * PAGE_SIZE, count: PAGE_SIZE }
  const ids =
    ranking && !order
      ? await bestFirst({ narrowed, matching }, accountId, ranking.ids.slice(0, MAX_RANKED), span)
      : await inOrder(matching, { accountId, order, leaving }, span)
  return {
    skuList: await loadInOrder(db, accountId, ids),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

interface Span {
  from: number
  count: number
}

/** `narrowed` has the ids that match the filter, `matching` those that also match the search. */
async function bestFirst(
  { narrowed, matching }: Record<'narrowed' | 'matching', ProductIds>,
  accountId: number,
  ranking: number[],
  span: Span,
): Promise<number[]> {
  const byName = { accountId, order: undefined, leaving: [] }
  if (ranking.length === 0) return inOrder(matching, byName, span)
  // The search already returned them, so its query is not repeated.
  const fitting = await narrowed.where('sku.id', 'in', ranking).select('sku.id').execute()
  const isFitting = new Set(fitting.map(({ id }) => id))
  const best = ranking.filter((id) => isFitting.has(id))
  const shown = best.slice(span.from, span.from + span.count)
  if (shown.length === span.count) return shown
  const others = await inOrder(matching.where('sku.id', 'not in', ranking), byName, {
    from: Math.max(0, span.from - best.length),
    count: span.count - shown.length,
  })
  return [...shown, ...others]
}

/** Ids only: an index contains them, and full rows are read for one page only. */
async function inOrder(matching: ProductIds, sorting: Sorting, span: Span): Promise<number[]> {
  const rows = await ordered(matching.select('sku.id'), sorting)
    .limit(span.count)
    .offset(span.from)
    .execute()
  return rows.map(({ id }) => id)
}

type Rows = SelectQueryBuilder<Database, 'sku', { id: number }>

interface Sorting {
  accountId: number
  order: Order
  /** The `leavingFeeds`. */
  leaving: readonly number[]
}

function ordered(rows: Rows, { accountId, order, leaving }: Sorting): Rows {
  const { field, direction } = order ?? { field: 'name', direction: 'asc' }
  switch (field) {
    case 'name':
      return rows.orderBy('sku.name', direction).orderBy('sku.id', direction)
    case 'price':
      // Products without a price are last in both directions.
      return rows
        .orderBy(sql`case when sku.price = 0 then 1 else 0 end`)
        .orderBy('sku.price', direction)
        .orderBy('sku.id', direction)
    case 'createdAt':
      return rows.orderBy('sku.id', direction)
    case 'stock':
      return byStock(rows, direction, leaving).orderBy('sku.name').orderBy('sku.id')
    case 'markedCount':
      return rows
        .leftJoin(
          (marks) =>
            marks
              .selectFrom('media_link')
              .innerJoin('sku as marked', 'marked.id', 'media_link.sku_id')
              .where('marked.account_id', '=', accountId)
              .select((mark) => ['media_link.sku_id', mark.fn.countAll<number>().as('count')])
              .groupBy('media_link.sku_id')
              .as('marks'),
          (join) => join.onRef('marks.sku_id', '=', 'sku.id'),
        )
        .orderBy(sql`coalesce(marks.count, 0)`, direction)
        .orderBy('sku.name')
        .orderBy('sku.id')
  }
}

function byStock(rows: Rows, direction: 'asc' | 'desc', leaving: readonly number[]): Rows {
  if (leaving.length === 0) return rows.orderBy('sku.in_stock', direction)
  return rows.orderBy(
    (sku) => sku.case().when(isOfNone(leaving)(sku)).then(sku.ref('sku.in_stock')).else(0).end(),
    direction,
  )
}

/** The substitutes of a product, in order. */
export async function listSubstitutes(db: Db, accountId: number, id: number): Promise<Product[]> {
  await ownProduct(db, accountId, id)
  const rows = await productQuery(db, accountId)
    .innerJoin('sku_substitute', 'sku_substitute.substitute_id', 'sku.id')
    .where('sku_substitute.sku_id', '=', id)
    .orderBy('sku_substitute.position')
    .orderBy('sku.id')
    .execute()
  return rows.map(presentRow)
}

/** The categories of an account's products by their paths, each including all subcategories. */
export async function listCategories(db: Db, accountId: number): Promise<ProductCategory[]> {
  const rows = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .select((sku) => ['category', sku.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute()
  const categories = new Map<string, ProductCategory>()
  for (const row of rows) {
    const whole = categoryOf(row)
    for (let depth = 1; depth <= whole.length; depth += 1) {
      const path = whole.slice(0, depth)
      const key = JSON.stringify(path)
      const known = categories.get(key)
      categories.set(key, { path, productCount: (known?.productCount ?? 0) + row.count })
    }
  }
  return [...categories.values()]
    .sort((one, other) => other.productCount - one.productCount)
    .slice(0, LIMITS.productCategories)
    .sort((one, other) => compare(one.path, other.path))
}

/** Compares level by level, so that subcategories follow their parent. */
function compare(one: readonly string[], other: readonly string[]): number {
  for (const [depth, name] of one.entries()) {
    const others = other[depth]
    if (others === undefined) return 1
    if (name !== others) return name.localeCompare(others, 'ru')
  }
  return one.length - other.length
}
