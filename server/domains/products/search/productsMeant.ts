import type { RawBuilder } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import { findByArticle } from './findByArticle'
import { findByWords } from './findByWords'
import { found } from './found'
import { findByLink, isWhollyFound } from './rankProducts'
import { resolveWords } from './resolveWords'

/**
 * The ids of the products that a search names without a guess: by link, by article, or by all its words in any form;
 * null: of none.
 */
export async function productsMeant(
  db: Db,
  accountId: number,
  term: string,
): Promise<RawBuilder<number> | null> {
  if (term.trim() === '') return null
  const linked = await findByLink(db, accountId, term)
  if (linked.length > 0) {
    return found(accountId, term, { ids: [], named: linked, isLink: true, words: [] })
  }
  const { named, begun } = await findByArticle(db, accountId, term)
  const asked = await resolveWords(db, accountId, term)
  const { words } = await findByWords(db, asked)
  const known = isWhollyFound(asked, words) ? words : []
  if (named.length + begun.length + known.length === 0) return null
  const ranking = { ids: [], named: [...named, ...begun], isLink: false, words: known }
  return found(accountId, term, ranking)
}
