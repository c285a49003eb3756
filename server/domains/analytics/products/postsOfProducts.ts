import type { Db } from '../../../db/openDatabase'
import type { Mark } from './shownMarks'

/** A product as far as its variants are concerned: they share a group. */
export interface Variant {
  id: number
  group_id: string | null
}

/**
 * How many posts a product has by these marks. A post with one variant is one of all variants of the product, as shoppers choose
 * the variant on its page.
 */
export function postsByProduct(marks: readonly Mark[]): (product: Variant) => number {
  const posts = new Map<string | number, Set<number>>()
  for (const { sku_id, group_id, post_id } of marks) {
    const key = group_id ?? sku_id
    const own = posts.get(key)
    if (own) own.add(post_id)
    else posts.set(key, new Set([post_id]))
  }
  return ({ id, group_id }) => posts.get(group_id ?? id)?.size ?? 0
}

/** The marks of a few products and their variants, whether shoppers see these or not. */
export async function marksOf(
  db: Db,
  accountId: number,
  products: readonly Variant[],
): Promise<Mark[]> {
  if (products.length === 0) return []
  const groups = [...new Set(products.flatMap(({ group_id }) => group_id ?? []))]
  const variants =
    groups.length === 0
      ? []
      : await db
          .selectFrom('sku')
          .where('account_id', '=', accountId)
          .where('group_id', 'in', groups)
          .select(['id', 'group_id'])
          .execute()
  const groupOf = new Map([...products, ...variants].map(({ id, group_id }) => [id, group_id]))
  const ids = [...groupOf.keys()]
  const marks: Mark[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('media_link')
      .where('sku_id', 'in', ids.slice(from, from + AT_ONCE))
      .select(['sku_id', 'post_id'])
      .execute()
    for (const row of rows) marks.push({ ...row, group_id: groupOf.get(row.sku_id) ?? null })
  }
  return marks
}

/** Ids of one statement. */
const AT_ONCE = 1000

/** How many posts name each of a few products in their captions, without a mark. */
export async function suggestedPosts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_suggestion')
    .where('sku_id', 'in', ids)
    .select((row) => ['sku_id', row.fn.countAll<number>().as('posts')])
    .groupBy('sku_id')
    .execute()
  return new Map(rows.map(({ sku_id, posts }) => [sku_id, posts]))
}
