import { sql } from 'kysely'
import type { Product } from '@/contract/entities/productLink'
import { LIMITS } from '@/contract/limits'
import type { Db } from '../../db/openDatabase'
import { markedCount, presentRow } from './productQuery'
import { beginningWith, containing, linkKey, normalised, wordsOf } from '../../language/searchText'

const MOST_PRODUCTS = 20

/**
 * Products by article, words of the name and brand, or a pasted shop link. The exact article or link comes first,
 * then articles with that prefix, then names with that prefix. An empty term returns the first by name; one that is
 * longer than a search may be is only compared as a link.
 */
export async function searchProducts(db: Db, accountId: number, term: string): Promise<Product[]> {
  const article = normalised(term.trim())
  const link = linkKey(term)
  let matching = db.selectFrom('sku').where('account_id', '=', accountId)
  if (term.length > LIMITS.searchQuery) {
    matching = matching.where('link_key', '=', link)
  } else if (article) {
    matching = matching.where((sku) =>
      sku.or([
        sku('link_key', '=', link),
        sku.and(
          wordsOf(term).map(
            (word) => sql<boolean>`search_text like ${containing(word)} escape '\\'`,
          ),
        ),
      ]),
    )
  }
  // The article is the first line of the search text, the name the second.
  const rank = sql<number>`case
    when link_key = ${link} or search_text like ${beginningWith(`${article}\n`)} escape '\\' then 0
    when search_text like ${beginningWith(article)} escape '\\' then 1
    when search_text like ${`%\n${beginningWith(article)}`} escape '\\' then 2
    else 3 end`
  const rows = await matching
    .selectAll()
    .select(markedCount)
    .orderBy(rank)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_PRODUCTS)
    .execute()
  return rows.map(presentRow)
}
