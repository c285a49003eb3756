import type { Insertable } from 'kysely'
import { chunks } from '../../../db/statements'
import type { Db } from '../../../db/openDatabase'
import type { Database } from '../../../db/tables'
import { stemOf } from '../../../language/words/stem'
import { typoKeys } from '../../../language/words/typos'
import { productArticles, productWords, type SearchedProduct } from './productWords'

export type IndexedProduct = SearchedProduct & { id: number }

type EntryTable = 'search_form' | 'search_typo' | 'search_posting' | 'search_article'

/** Replaces the entries of products in the index. */
export async function writeEntries(
  db: Db,
  accountId: number,
  products: readonly IndexedProduct[],
): Promise<void> {
  const ids = products.map(({ id }) => id)
  await db.deleteFrom('search_posting').where('sku_id', 'in', ids).execute()
  await db.deleteFrom('search_article').where('sku_id', 'in', ids).execute()

  const found = products.map(({ id, ...product }) => ({ id, words: productWords(product) }))
  const forms = new Set(found.flatMap(({ words }) => [...words.keys()]))
  const stems = await stemIds(db, accountId, new Set([...forms].map(stemOf)))
  const idOf = (word: string) => stems.get(stemOf(word)) ?? 0

  await insert(
    db,
    'search_form',
    [...forms].map((form) => ({ account_id: accountId, form, stem_id: idOf(form) })),
  )
  await insert(
    db,
    'search_posting',
    found.flatMap(({ id, words }) => {
      const weights = new Map<number, number>()
      for (const [word, weight] of words) {
        weights.set(idOf(word), Math.max(weight, weights.get(idOf(word)) ?? 0))
      }
      return [...weights].map(([stem_id, weight]) => ({ sku_id: id, stem_id, weight }))
    }),
  )
  await insert(
    db,
    'search_article',
    products.flatMap((product) =>
      [...productArticles(product)].map(([key, rank]) => ({
        account_id: accountId,
        key,
        sku_id: product.id,
        rank,
      })),
    ),
  )
}

/** Ids of stems; new ones also get their keys for typos. */
async function stemIds(
  db: Db,
  accountId: number,
  stems: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const some of chunks([...stems])) {
    const known = await db
      .selectFrom('search_stem')
      .select(['id', 'stem'])
      .where('account_id', '=', accountId)
      .where('stem', 'in', some)
      .execute()
    for (const { id, stem } of known) ids.set(stem, id)
  }
  const unknown = [...stems].filter((stem) => !ids.has(stem))
  for (const some of chunks(unknown)) {
    const made = await db
      .insertInto('search_stem')
      .values(some.map((stem) => ({ account_id: accountId, stem })))
      .returning(['id', 'stem'])
      .execute()
    for (const { id, stem } of made) ids.set(stem, id)
  }
  const typos = unknown.flatMap((stem) =>
    typoKeys(stem).map((key) => ({ account_id: accountId, key, stem_id: ids.get(stem) ?? 0 })),
  )
  await insert(db, 'search_typo', typos)
  return ids
}

async function insert<Table extends EntryTable>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (const some of chunks(rows)) {
    await db
      .insertInto(table)
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
