import { sql } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import { isFunctionWord, MAX_WORD_LENGTH, partsOf, splitWords } from '../../../language/words/words'
import { otherLayout, transliterations } from '../../../language/words/otherLetters'
import { stemOf } from '../../../language/words/stem'
import { mostTypos, typoKeys, typosBetween } from '../../../language/words/typos'

/** How a word of a search was matched; better matches weigh more. */
export type Match = 'form' | 'prefix' | 'typo'

/** A stem that matches a word of a search. */
export interface FoundStem {
  id: number
  stem: string
  products: number
  match: Match
}

/** A word of a search with its matching stems, best first; empty when the catalogue has no such word. */
export interface FoundWord {
  word: string
  /** The word itself and its spelling in the other script. */
  spellings: readonly string[]
  stems: readonly FoundStem[]
}

const MAX_WORDS = 12
const MAX_STEMS = 30
/** One or two letters begin too many words. */
const MAX_STEMS_OF_SHORT = 8
const SHORT = 2
const WORTH: Record<Match, number> = { form: 3, prefix: 2, typo: 1 }

/**
 * The words of a search as typed, or in the other keyboard layout when the catalogue has more of
 * those.
 */
export async function resolveWords(db: Db, accountId: number, term: string): Promise<FoundWord[]> {
  const typed = await readingOf(db, accountId, term)
  if (typed.every(({ stems }) => stems[0] && stems[0].match !== 'typo')) return typed
  const other = await readingOf(db, accountId, otherLayout(term))
  return worthOf(other) > worthOf(typed) ? other : typed
}

function worthOf(words: readonly FoundWord[]): number {
  if (words.length === 0) return 0
  const worths = words.map(({ stems }) => (stems[0] ? WORTH[stems[0].match] : 0))
  return worths.reduce((sum, worth) => sum + worth, 0) / words.length
}

async function readingOf(db: Db, accountId: number, term: string): Promise<FoundWord[]> {
  const typed = splitWords(term).filter((word) => word.length <= MAX_WORD_LENGTH)
  const telling = typed.filter((word) => !isFunctionWord(word))
  // Function words count only while nothing else is typed.
  const words = [...new Set(telling.length > 0 ? telling : typed)].slice(0, MAX_WORDS)
  const found = await findAll(db, accountId, words, typed.at(-1))
  const parts = found.flatMap(({ word, stems }) => (stems.length === 0 ? partsOf(word) : []))
  if (parts.length === 0) return found
  const apart = await findAll(db, accountId, parts)
  return found.flatMap((one) => {
    const own = one.stems.length === 0 ? partsOf(one.word) : []
    return own.length === 0 ? [one] : apart.filter(({ word }) => own.includes(word))
  })
}

async function findAll(
  db: Db,
  accountId: number,
  words: readonly string[],
  last?: string,
): Promise<FoundWord[]> {
  if (words.length === 0) return []
  const spelt = words.map((word) => ({ word, spellings: [word, ...transliterations(word)] }))
  const known = await findForms(
    db,
    accountId,
    spelt.flatMap(({ spellings }) => spellings.map(stemOf)),
  )
  const found: FoundWord[] = []
  for (const { word, spellings } of spelt) {
    const own = new Set(spellings.map(stemOf))
    let stems = known.filter(({ stem }) => own.has(stem))
    if (word === last || stems.length === 0) {
      const begun = await findPrefixes(db, accountId, spellings)
      stems = [...stems, ...begun.filter(({ id }) => stems.every((one) => one.id !== id))]
    }
    if (stems.length === 0) stems = await findTypos(db, accountId, own)
    found.push({ word, spellings, stems: stems.slice(0, MAX_STEMS) })
  }
  return found
}

/**
 * Pads a list to a power of two: each length makes an SQL statement of its own, and only few
 * statements are cached.
 */
export function padded<Item>(items: readonly Item[]): Item[] {
  const last = items.at(-1)
  if (last === undefined) return []
  const length = 2 ** Math.ceil(Math.log2(items.length))
  return [...items, ...Array.from({ length: length - items.length }, () => last)]
}

const stemsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('search_stem')
    .where('search_stem.account_id', '=', accountId)
    .select(['search_stem.id', 'search_stem.stem', 'search_stem.product_count as products'])

async function findForms(db: Db, accountId: number, stems: string[]): Promise<FoundStem[]> {
  const rows = await stemsOf(db, accountId)
    .where('stem', 'in', padded([...new Set(stems)]))
    .execute()
  return rows.map((row) => ({ ...row, match: 'form' }))
}

async function findPrefixes(
  db: Db,
  accountId: number,
  spellings: readonly string[],
): Promise<FoundStem[]> {
  const most = (spellings[0]?.length ?? 0) <= SHORT ? MAX_STEMS_OF_SHORT : MAX_STEMS
  const ranges = padded(spellings)
  const rows = await stemsOf(db, accountId)
    .where('search_stem.id', 'in', (forms) =>
      forms
        .selectFrom('search_form')
        .select('stem_id')
        .where('search_form.account_id', '=', accountId)
        .where((form) =>
          form.or(
            ranges.map((spelling) =>
              form.and([form('form', '>=', spelling), form('form', '<', afterAll(spelling))]),
            ),
          ),
        ),
    )
    .orderBy('product_count', 'desc')
    .orderBy('search_stem.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, match: 'prefix' }))
}

/** Sorts after every word that begins with a prefix. */
export const afterAll = (prefix: string): string => `${prefix}\u{10FFFF}`

async function findTypos(
  db: Db,
  accountId: number,
  stems: ReadonlySet<string>,
): Promise<FoundStem[]> {
  const keys = [...new Set([...stems].flatMap(typoKeys))]
  if (keys.length === 0) return []
  const rows = await stemsOf(db, accountId)
    .where('search_stem.id', 'in', (typos) =>
      typos
        .selectFrom('search_typo')
        .select('stem_id')
        .where('search_typo.account_id', '=', accountId)
        .where('key', 'in', padded(keys)),
    )
    .orderBy(sql`search_stem.product_count desc`)
    .limit(200)
    .execute()
  const near = rows.flatMap((row) => {
    const typos = Math.min(
      ...[...stems]
        .filter((stem) => stem.length > 3)
        .map((stem) => {
          const count = typosBetween(stem, row.stem)
          return count <= mostTypos(stem) ? count : Infinity
        }),
    )
    return Number.isFinite(typos) ? [{ row, typos }] : []
  })
  return near
    .sort((one, other) => one.typos - other.typos || other.row.products - one.row.products)
    .map(({ row }) => ({ ...row, match: 'typo' }))
}
