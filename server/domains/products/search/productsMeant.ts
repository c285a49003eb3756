import type { RawBuilder } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import { articleBeginning, findByArticle } from './findByArticle'
import { findByWords } from './findByWords'
import { found } from './found'
import { findByLink, isWhollyFound } from './rankProducts'
import { resolveWords } from './resolveWords'

/** A single character begins a word of half the catalogue. */
const LEAST_TERM = 2

/**
 * The ids of the products that a search names exactly: by link, by an article that is the whole search, else by the beginning of one, or by all its
 * words in any form; null when there are none.
 */
export async function productsMeant(
  db: Db,
  accountId: number,
  term: string,
): Promise<RawBuilder<number> | null> {
  if (term.trim().length < LEAST_TERM) return null
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
