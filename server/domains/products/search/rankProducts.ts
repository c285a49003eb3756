import { sql } from 'kysely'
import { LIMITS } from '@/contract/limits'
import type { Db } from '../../../db/openDatabase'
import { containing, linkKey, wordsOf } from '../../../language/searchText'
import { stemOf } from '../../../language/words/stem'
import { asLeft, isLeaving } from '../leavingProducts'
import { articleBeginning, findByArticle } from './findByArticle'
import { findByWords } from './findByWords'
import { productWords, type SearchedProduct } from './productWords'
import { resolveWords, type FoundWord, type Match } from './resolveWords'

/**
 * The maximum number of products that wait for the index and are found nevertheless; more are found
 * once they are indexed.
 */
const MAX_PENDING = 20

export interface RankedProducts {
  /** The best results, best first, not all of them. */
  ids: number[]
  /** Results found by a link or by their codes, as ids. */
  named: number[]
  /** The beginning of matching SKUs; null when only the named products count. */
  beginning: string | null
  /** Whether the search is a link, which finds those products only. */
  isLink: boolean
  /** The words that each product found by words has. */
  words: readonly FoundWord[]
}

/**
 * The best results of a search: a pasted shop link, SKUs, then words of name, brand and category in any form, with typos, in the other script or
 * keyboard layout. A term longer than the limit of a search is only compared as a link.
 */
export async function rankProducts(
  db: Db,
  accountId: number,
  term: string,
): Promise<RankedProducts> {
  const linked = await findByLink(db, accountId, term)
  if (linked.length > 0 || term.length > LIMITS.searchQuery) {
    return { ids: linked, named: linked, beginning: null, isLink: true, words: [] }
  }
  const { named, begun, guessed } = await findByArticle(db, accountId, term)
  const asked = await resolveWords(db, accountId, term)
  const found = await findByWords(db, asked)
  // Besides a SKU, only products with all words, without typos, are relevant.
  const isCertain = named.length + begun.length === 0 || isWhollyFound(asked, found.words)
  const words = isCertain ? found.words : []
  const byWords = isCertain ? await inOrder(db, found.ids, found.words) : []
  const waiting = await findWaiting(db, accountId, term)
  return {
    ids: [...new Set([...named, ...begun, ...byWords, ...guessed, ...waiting])],
    named: [...new Set([...named, ...begun, ...guessed])],
    beginning: articleBeginning(term),
    isLink: false,
    words,
  }
}

/** Whether products have all words of a search, none of them only with a typo. */
export function isWhollyFound(asked: readonly FoundWord[], found: readonly FoundWord[]): boolean {
  return found.length === asked.length && found.every(({ stems }) => stems[0]?.match !== 'typo')
}

export async function findByLink(db: Db, accountId: number, term: string): Promise<number[]> {
  const key = linkKey(term)
  if (key === '') return []
  const rows = await db
    .selectFrom('sku')
    .select('id')
    .where('account_id', '=', accountId)
    .where('link_key', '=', key)
    .execute()
  // Not sorted by the database: SQLite would scan the whole catalogue in that order.
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

async function inOrder(db: Db, ids: number[], words: readonly FoundWord[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('sku')
    .select([
      'id',
      'article',
      'name',
      'brand',
      'vendor_code',
      'group_id',
      'category',
      'in_stock',
      'left_at',
      isLeaving.as('is_leaving'),
    ])
    .where('id', 'in', ids)
    .execute()
  return rows
    .map((row) => ({ row, score: scoreProduct(asLeft(row), words) }))
    .sort(
      (one, other) =>
        other.score - one.score ||
        compare(one.row.name, other.row.name) ||
        one.row.id - other.row.id,
    )
    .map(({ row }) => row.id)
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** New and changed products are not indexed for some seconds; their words are found exactly. */
async function findWaiting(db: Db, accountId: number, term: string): Promise<number[]> {
  const words = wordsOf(term)
  if (words.length === 0) return []
  let waiting = db
    .selectFrom('sku')
    .select('id')
    .where('account_id', '=', accountId)
    .where('indexed_at', 'is', null)
  for (const word of words) {
    waiting = waiting.where(sql<boolean>`search_text like ${containing(word)} escape '\\'`)
  }
  const rows = await waiting.orderBy('id').limit(MAX_PENDING).execute()
  return rows.map(({ id }) => id)
}

const EXACT = 10
const BEGINNING = 7
const WORTH: Record<Match, number> = { form: 6, prefix: 5, typo: 3 }
/** A word in the other script weighs nearly as much. */
const OTHER_SCRIPT = 0.9
/** Of two equally good products, the one with the shorter name or in stock is first. */
const EXTRA_WORD = 0.5
const IN_ORDER = 4
const IN_STOCK = 3
const HAS_LEFT = 10

/** The relevance of a product to the words of a search. */
function scoreProduct(
  product: SearchedProduct & { in_stock: number; left_at: number | null },
  words: readonly FoundWord[],
): number {
  const own = [...productWords(product)].map(([word, weight]) => ({
    word,
    weight,
    stem: stemOf(word),
  }))
  let score = product.in_stock === 1 ? IN_STOCK : 0
  if (product.left_at !== null) score -= HAS_LEFT
  let last = -1
  for (const asked of words) {
    let best = 0
    let place = -1
    for (const [index, { word, weight, stem }] of own.entries()) {
      const worth = worthOf(asked, word, stem) * weight
      if (worth > best) {
        best = worth
        place = index
      }
    }
    score += best
    if (place > last && last >= 0) score += IN_ORDER
    last = place
  }
  return score - own.length * EXTRA_WORD
}

function worthOf({ word: asked, spellings, stems }: FoundWord, word: string, stem: string): number {
  if (word === asked) return EXACT
  if (spellings.includes(word)) return EXACT * OTHER_SCRIPT
  const found = stems.findIndex((one) => one.stem === stem)
  const match = stems[found]?.match
  if (!match) return 0
  if (word.startsWith(asked)) return BEGINNING
  // The closest of the possible words is first.
  return match === 'typo' ? WORTH.typo - Math.min(found, 10) / 10 : WORTH[match]
}
