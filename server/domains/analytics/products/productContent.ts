import { PAGE_SIZE } from '@/contract/constants'
import type { ProductTableRequest } from '@/contract/endpoints/analytics'
import { productArticle } from '@/contract/entities/catalogue/productArticle'
import {
  BEST_SELLERS,
  type ProductContent,
  type ProductContentRow,
} from '@/contract/entities/catalogue/productContent'
import type { Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { asLeft, isLeaving, leavingFeeds } from '../../products/leavingProducts'
import { narrowProducts } from '../../products/narrowProducts'
import { found } from '../../products/search/found'
import { rankProducts } from '../../products/search/rankProducts'
import { countsBy } from '../countsBy'
import { lengthOfSpan, noEvents, revenueBy, scopeOfAccount } from '../eventQuery'
import { marksOf, postsByProduct, suggestedPosts, type Variant } from './postsOfProducts'
import { shownMarks } from './shownMarks'

/** `since` and `till` in ms. */
export type ProductQuestion = Omit<
  ProductTableRequest,
  'eventsCreatedSince' | 'eventsCreatedTill'
> & {
  since: number
  till: number
}

/** One page of the products that the shop offers, with their posts and their sales. */
export async function listProductContent(
  db: Db,
  actor: Actor,
  question: ProductQuestion,
  page: number,
): Promise<ProductContent> {
  const facts = await loadFacts(db, actor, question)
  const products = await inOrder(db, actor, question, facts)
  const shown = products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const { bestBy, best } = bestSellers(facts)
  const withContent = (some: readonly Variant[]) =>
    some.filter((product) => facts.postsOf(product) > 0).length
  return {
    products: await rowsOf(db, actor.account.id, facts, shown),
    paging: { page, pageCount: Math.ceil(products.length / PAGE_SIZE), total: products.length },
    summary: {
      total: facts.offered.length,
      withContent: withContent(facts.offered),
      bestBy,
      best: best.length,
      bestWithContent: withContent(best),
      hasLiveWidget: facts.hasLiveWidget,
    },
  }
}

/** The first rows of all pages together, and how many there are. */
export async function allProductContent(
  db: Db,
  actor: Actor,
  question: ProductQuestion,
  limit: number,
): Promise<{ rows: ProductContentRow[]; total: number }> {
  const facts = await loadFacts(db, actor, question)
  const products = await inOrder(db, actor, question, facts)
  return {
    rows: await rowsOf(db, actor.account.id, facts, products.slice(0, limit)),
    total: products.length,
  }
}

type Facts = Awaited<ReturnType<typeof loadFacts>>

/** What the products are compared by. Joins of the whole catalogue with its posts and counts are done here: they are few numbers, and no index has them. */
async function loadFacts(db: Db, actor: Actor, { since, till }: ProductQuestion) {
  lengthOfSpan({ since, till })
  const { hasLiveWidget, marks } = await shownMarks(db, actor)
  const scope = scopeOfAccount(db, actor.account.id)
  const { sku_id: counts } = await countsBy(scope, { since, till }, ['sku_id'])
  const isSold = [...counts.values()].some(({ purchases }) => purchases > 0)
  const revenue = isSold ? await revenueBy(scope, { since, till }, ['sku_id']) : null
  const none = noEvents()
  // In the currency of most revenue: amounts of others cannot be compared with it.
  const currency = revenue?.all[0]?.currency
  const amounts = new Map<number, number>()
  for (const id of counts.keys()) {
    const own = id === null ? [] : (revenue?.of('sku_id', id) ?? [])
    const main = own.find((one) => one.currency === currency)
    if (id !== null && main) amounts.set(id, main.amount)
  }
  return {
    hasLiveWidget,
    offered: await offeredProducts(db, actor.account.id),
    postsOf: postsByProduct(marks),
    countsOf: (id: number) => counts.get(id) ?? none,
    isCounted: (id: number) => counts.has(id),
    amountOf: (id: number) => amounts.get(id) ?? 0,
    revenueOf: (id: number) => revenue?.of('sku_id', id) ?? [],
  }
}

/** The products that the shop still offers, by name. */
async function offeredProducts(db: Db, accountId: number): Promise<Variant[]> {
  const leaving = await leavingFeeds(db, accountId)
  return narrowProducts(
    db.selectFrom('sku').where('sku.account_id', '=', accountId),
    accountId,
    { hasLeft: false },
    leaving,
  )
    .select(['sku.id', 'sku.group_id'])
    .orderBy('sku.name')
    .orderBy('sku.id')
    .execute()
}

/** Ids of the products that a search finds; null for all. */
async function foundIds(db: Db, accountId: number, query: string): Promise<Set<number> | null> {
  if (query.trim() === '') return null
  const ranking = await rankProducts(db, accountId, query)
  const rows = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .where('id', 'in', found(accountId, query, ranking))
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The products of a question in its order; of equal ones the most sold, then by name. */
async function inOrder(
  db: Db,
  { account }: Actor,
  { query, content, order }: ProductQuestion,
  { offered, isCounted, countsOf, amountOf, postsOf }: Facts,
): Promise<Variant[]> {
  const ids = await foundIds(db, account.id, query)
  const chosen = offered.filter(
    (product) =>
      (ids === null || ids.has(product.id)) &&
      (content === 'all' || postsOf(product) > 0 === (content === 'with')),
  )
  const bySales = (one: Variant, other: Variant) =>
    countsOf(other.id).purchases - countsOf(one.id).purchases ||
    amountOf(other.id) - amountOf(one.id) ||
    countsOf(other.id).productClicks - countsOf(one.id).productClicks
  const sold = chosen.filter(({ id }) => isCounted(id)).sort(bySales)
  const mostSoldFirst = [...sold, ...chosen.filter(({ id }) => !isCounted(id))]
  if (order === undefined) return mostSoldFirst
  const { field, direction } = order
  if (field === 'name') return direction === 'asc' ? chosen : chosen.toReversed()
  const valueOf = (product: Variant) => {
    switch (field) {
      case 'shownPosts':
        return postsOf(product)
      case 'productClicks':
        return countsOf(product.id).productClicks
      case 'purchases':
        return countsOf(product.id).purchases
      case 'revenue':
        return amountOf(product.id)
    }
  }
  const sign = direction === 'asc' ? 1 : -1
  const valued = mostSoldFirst.map((product) => ({ product, value: valueOf(product) }))
  valued.sort((one, other) => sign * (one.value - other.value))
  return valued.map(({ product }) => product)
}

/** The products that shoppers bought most; without purchases, those that they clicked most. */
function bestSellers({ offered, countsOf }: Facts): {
  bestBy: ProductContent['summary']['bestBy']
  best: Variant[]
} {
  for (const bestBy of ['purchases', 'productClicks'] as const) {
    const best = offered
      .filter(({ id }) => countsOf(id)[bestBy] > 0)
      .sort((one, other) => countsOf(other.id)[bestBy] - countsOf(one.id)[bestBy])
    if (best.length > 0) return { bestBy, best: best.slice(0, BEST_SELLERS) }
  }
  return { bestBy: null, best: [] }
}

/** Ids of one statement. */
const AT_ONCE = 1000

async function rowsOf(
  db: Db,
  accountId: number,
  facts: Facts,
  products: readonly Variant[],
): Promise<ProductContentRow[]> {
  const rows: ProductContentRow[] = []
  for (let from = 0; from < products.length; from += AT_ONCE) {
    rows.push(...(await someRows(db, accountId, facts, products.slice(from, from + AT_ONCE))))
  }
  return rows
}

async function someRows(
  db: Db,
  accountId: number,
  { postsOf, countsOf, revenueOf }: Facts,
  products: readonly Variant[],
): Promise<ProductContentRow[]> {
  const ids = products.map(({ id }) => id)
  const skus = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .select(['id', 'article', 'vendor_code', 'name', 'image_url', 'in_stock', 'left_at'])
    .select(isLeaving.as('is_leaving'))
    .execute()
  const byId = new Map(skus.map((sku) => [sku.id, sku]))
  const markedPosts = postsByProduct(await marksOf(db, accountId, products))
  const suggested = await suggestedPosts(db, ids)
  return products.flatMap((product) => {
    const { id } = product
    const sku = byId.get(id)
    if (!sku) return []
    const { productClicks, purchases } = countsOf(id)
    const shownPosts = postsOf(product)
    return [
      {
        id,
        article: productArticle({ article: sku.article, vendorCode: sku.vendor_code }),
        name: sku.name,
        imageUrl: sku.image_url,
        isInStock: asLeft(sku).in_stock === 1,
        shownPosts,
        otherPosts: Math.max(0, markedPosts(product) - shownPosts),
        suggestedPosts: suggested.get(id) ?? 0,
        productClicks,
        purchases,
        revenue: revenueOf(id),
      },
    ]
  })
}
