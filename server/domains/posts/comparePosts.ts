import type { Expression, SqlBool, ExpressionBuilder } from 'kysely'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'
import type { World } from '../../world'
import { productsNamed } from '../products/productsNamed'

/** No product is marked on the post, and no user has saved it or dismissed its suggestions. */
export const isOpenToSuggestions = ({
  and,
  eb,
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Database, 'post'>): Expression<SqlBool> =>
  and([
    eb('post.is_settled', '=', 0),
    not(
      exists(
        selectFrom('media_link')
          .whereRef('media_link.post_id', '=', 'post.id')
          .select('media_link.id'),
      ),
    ),
  ])

/** When the account's products were last indexed (ms); null before the first index. */
export async function catalogueIndexedAt(db: Db, accountId: number): Promise<number | null> {
  const { last } = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.max<number | null>('indexed_at').as('last'))
    .executeTakeFirstOrThrow()
  return last
}

/**
 * Replaces the suggestions of posts with what their texts name now (product-rules/sources.md#product-marks). Posts that are closed to suggestions do
 * not change.
 */
export async function comparePosts(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  accountId: number,
  ids: readonly number[],
): Promise<void> {
  const now = clock.now()
  const posts = await db
    .selectFrom('post')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where(isOpenToSuggestions)
    .select(['id', 'text'])
    .execute()
  const named = new Map<number, number[]>()
  for (const { id, text } of posts) named.set(id, await productsNamed(db, accountId, text))
  if (named.size === 0) return
  await db.transaction().execute(async (transaction) => {
    // Waits for concurrent saves of these posts.
    const open = await transaction
      .updateTable('post')
      .set({ compared_at: now })
      .where('id', 'in', [...named.keys()])
      .where(isOpenToSuggestions)
      .returning('id')
      .execute()
    if (open.length === 0) return
    await transaction
      .deleteFrom('post_suggestion')
      .where(
        'post_id',
        'in',
        open.map(({ id }) => id),
      )
      .execute()
    for (const { id } of open) {
      const products = await stillThere(transaction, named.get(id) ?? [])
      await writeSuggestions(transaction, id, products)
    }
  })
}

/** A product may have been deleted since the search. */
async function stillThere(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('sku').where('id', 'in', ids).select('id').execute()
  return ids.filter((id) => rows.some((row) => row.id === id))
}

/** Suggests products for a post that has no suggestions, most certain first. */
export async function writeSuggestions(
  db: Db,
  postId: number,
  products: readonly number[],
): Promise<void> {
  if (products.length === 0) return
  await db
    .insertInto('post_suggestion')
    .values(products.map((sku_id, position) => ({ post_id: postId, sku_id, position })))
    .execute()
}

/** Deletes the suggestions of a post. */
export async function clearSuggestions(db: Db, postId: number): Promise<void> {
  await db.deleteFrom('post_suggestion').where('post_id', '=', postId).execute()
}
