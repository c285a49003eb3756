import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import { containing, wordsOf } from '../../../language/searchText'
import { articleBeginning, findByArticle } from './findByArticle'
import { stemIdsOf, findByWords } from './findByWords'
import { type RankedProducts, findByLink, isWhollyFound } from './rankProducts'
import { afterAll, padded, type FoundWord, resolveWords } from './resolveWords'

/**
 * The maximum results of one search: counting a word that all products of a large catalogue have would make all users wait, and no user pages through
 * so many.
 */
export const MAX_FOUND = 10_000

/** The ids of all results of a search; the ranking has the best of them. */
export function found(
  accountId: number,
  term: string,
  ranking: Omit<RankedProducts, 'ids'>,
): RawBuilder<number> {
  // Empty lists are not valid SQL.
  const parts = [sql`select id from sku where id in (${sql.join(padded([0, ...ranking.named]))})`]
  if (!ranking.isLink) {
    if (ranking.beginning !== null) parts.push(articlesBegun(accountId, ranking.beginning))
    if (ranking.words.length > 0) parts.push(withWords(ranking.words))
    parts.push(waiting(accountId, term))
  }
  return sql<number>`(${sql.join(parts, sql` union `)})`
}

const articlesBegun = (accountId: number, beginning: string) => sql`
  select sku_id from (
    select sku_id from search_article
    where account_id = ${accountId} and key >= ${beginning} and key < ${afterAll(beginning)}
    order by key, sku_id limit ${MAX_FOUND}
  ) begun
`

/** Starts from the rarest word and its best products; looks the others up. */
function withWords(words: readonly FoundWord[]) {
  const count = ({ stems }: FoundWord) => stems.reduce((sum, { products }) => sum + products, 0)
  const [rarest, ...others] = words.toSorted((one, other) => count(one) - count(other))
  const best = (rarest ? stemIdsOf(rarest) : []).map(
    (id) => sql`
      select sku_id from (
        select sku_id from search_posting where stem_id = ${id}
        order by weight desc, sku_id limit ${MAX_FOUND}
      ) of_stem
    `,
  )
  const conditions = others.map(
    (word) => sql`
      and (
        select max(other.weight) from search_posting other
        where other.sku_id = rare.sku_id and other.stem_id in (${sql.join(stemIdsOf(word))})
      ) is not null
    `,
  )
  return sql`
    select sku_id from (
      select rare.sku_id from (${sql.join(best, sql` union all `)}) rare
      where true ${sql.join(conditions, sql` `)}
      limit ${MAX_FOUND}
    ) with_words
  `
}

function waiting(accountId: number, term: string) {
  const words = wordsOf(term).map((word) => sql`search_text like ${containing(word)} escape '\\'`)
  return sql`
    select id from (
      select id from sku
      where account_id = ${accountId} and indexed_at is null and ${sql.join(words, sql` and `)}
      order by id limit ${MAX_FOUND}
    ) waiting
  `
}

/** A single character begins a word of half the catalogue. */
const MIN_TERM_LENGTH = 2

/**
 * The ids of the products that a search names exactly: by link, by a SKU that is the whole search,
 * else by the beginning of one, or by all its words in any form; null when there are none.
 */
export async function productsMeant(
  db: Db,
  accountId: number,
  term: string,
): Promise<RawBuilder<number> | null> {
  if (term.trim().length < MIN_TERM_LENGTH) return null
  const linked = await findByLink(db, accountId, term)
  if (linked.length > 0) {
    return found(accountId, term, { named: linked, beginning: null, isLink: true, words: [] })
  }
  const { exact, begun } = await findByArticle(db, accountId, term)
  const isExact = exact.length > 0
  const asked = await resolveWords(db, accountId, term)
  const { words } = await findByWords(db, asked)
  const known = isWhollyFound(asked, words) ? words : []
  const named = isExact ? exact : begun
  if (named.length + known.length === 0) return null
  const beginning = isExact ? null : articleBeginning(term)
  return found(accountId, term, { named, beginning, isLink: false, words: known })
}
