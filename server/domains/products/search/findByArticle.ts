import type { Db } from '../../../db/openDatabase'
import { articleKey } from '../../../language/words/words'
import { otherLayout } from '../../../language/words/otherLetters'
import { afterAll, padded } from './resolveWords'

const MAX_PRODUCTS = 100
/** Fewer characters match the start or the end of too many SKUs. */
const MIN_SIGNIFICANT_LENGTH = 4
const MIN_WHOLE_LENGTH = 2
const MAX_PIECES = 8
/** Lower ranks are whole codes. */
const RANK_OF_PARTS = 2

interface FoundByArticle {
  /** Products whose code is in the search, alone or among words. */
  named: number[]
  /** The `named` products whose code is the whole search. */
  exact: number[]
  /** Products whose SKU begins with the search or ends with it. */
  begun: number[]
  /**
   * Products whose SKU begins or ends with a search that is too short or has no digit: words are
   * more significant then.
   */
  guessed: number[]
}

/** The part of a search that may begin a SKU; null when there is none. */
export function articleBeginning(term: string): string | null {
  const key = articleKey(term)
  return key.length >= MIN_SIGNIFICANT_LENGTH && /\d/.test(key) ? key : null
}

/** The whole of a search as a code, in either keyboard layout. */
const wholesOf = (term: string) => [articleKey(term), articleKey(otherLayout(term))]

/** Codes in a search: the whole of it or a word of it. */
function codesOf(term: string): string[] {
  const pieces = term
    .split(/\s+/u)
    .slice(0, MAX_PIECES)
    .map(articleKey)
    .filter((key) => key.length >= MIN_SIGNIFICANT_LENGTH && /\d/.test(key))
  return [...new Set([...wholesOf(term), ...pieces])].filter(
    (key) => key.length >= MIN_WHOLE_LENGTH,
  )
}

/** Products by their codes. */
export async function findByArticle(
  db: Db,
  accountId: number,
  term: string,
): Promise<FoundByArticle> {
  const whole = articleKey(term)
  const codes = codesOf(term)
  if (codes.length === 0) return { named: [], exact: [], begun: [], guessed: [] }
  const known = await db
    .selectFrom('search_article')
    .where('search_article.account_id', '=', accountId)
    .where('key', 'in', padded(codes))
    .innerJoin('sku', 'sku.id', 'search_article.sku_id')
    .select(['search_article.key', 'search_article.sku_id', 'search_article.rank'])
    .orderBy('rank')
    .orderBy('sku.name')
    .orderBy('sku.id')
    .limit(MAX_PRODUCTS)
    .execute()
  const isWhole = ({ rank }: { rank: number }) => rank < RANK_OF_PARTS
  const parts = known.filter((row) => !isWhole(row) && row.key === whole)
  const isTelling = whole.length >= MIN_SIGNIFICANT_LENGTH
  const beginning = articleBeginning(term)
  const begun = whole.length < MIN_WHOLE_LENGTH ? [] : await findBegun(db, accountId, whole)
  const named = known.filter(isWhole)
  const wholes = wholesOf(term)
  return {
    named: named.map(idOf),
    exact: named.filter(({ key }) => wholes.includes(key)).map(idOf),
    begun: [...(isTelling ? parts : []), ...(beginning === null ? [] : begun)].map(idOf),
    guessed: [...(isTelling ? [] : parts), ...(beginning === null ? begun : [])].map(idOf),
  }
}

const idOf = ({ sku_id }: { sku_id: number }) => sku_id

function findBegun(db: Db, accountId: number, beginning: string): Promise<{ sku_id: number }[]> {
  return db
    .selectFrom('search_article')
    .select('sku_id')
    .where('account_id', '=', accountId)
    .where('key', '>=', beginning)
    .where('key', '<', afterAll(beginning))
    .orderBy('key')
    .orderBy('sku_id')
    .limit(MAX_PRODUCTS)
    .execute()
}
