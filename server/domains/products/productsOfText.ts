import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Db } from '../../db/openDatabase'
import { normalised } from '../../language/searchText'
import { MAX_WORD_LENGTH } from '../../language/words/words'
import { leavingFeeds } from './leavingProducts'
import { productsNamed } from './productsNamed'
import { loadInOrder } from './searchProducts'

/** A product as it is compared with a text. */
interface NamedProduct {
  id: number
  /** Its `search_text`. */
  words: string
  inStock: boolean
}

/** Function words that product names have too; in the spelling of `normalised`. */
const FUNCTION_WORDS = new Set(
  (
    'без был была были для его еще или как кто мне мои мой над нам нас наш она они оно при про так там тебе то тот ' +
    'уже чем что это этот вам вас ваш все весь если есть когда можно наша наши очень после также только чтобы этом ' +
    'and are but for from has have her his its more not our out that the their this was were with you your'
  ).split(' '),
)
/** The maximum number of different words compared of a text and of a product. */
const MAX_TEXT_WORDS = 300
const MAX_PRODUCT_WORDS = 40
const MIN_LETTERS = 3
/** A shorter number is a size or a year. */
const MIN_DIGITS = 5
/** Forms of one word differ by an ending of at most this many letters. */
const MAX_ENDING_LENGTH = 4
/** Words shared by so many products identify none of them, unless the catalogue is small. */
const COMMON_SHARE = 1 / 3
const FEW_PRODUCTS = 10

/**
 * Ids of the products that match a text, best first. A product's score is the sum of the weights of
 * the text's words that it contains in any form; the fewer products contain a word, the more it
 * weighs.
 */
export function productsOfText(text: string, products: readonly NamedProduct[]): number[] {
  const forms = new WordForms(distinctWords(text, MAX_TEXT_WORDS))
  if (forms.isEmpty) return []
  const matches = products.flatMap(({ id, words, inStock }) => {
    const own = distinctWords(words, MAX_PRODUCT_WORDS)
    const found = new Set(own.flatMap((word) => forms.matching(word)))
    return found.size > 0 ? [{ id, inStock, found, length: own.length }] : []
  })
  const counts = new Map<string, number>()
  for (const { found } of matches) {
    for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const worthOf = (word: string) => {
    const count = counts.get(word) ?? 0
    const isCommon = count > FEW_PRODUCTS && count > products.length * COMMON_SHARE
    return isCommon ? 0 : Math.log(1 + products.length / count)
  }
  const worths = new Map([...counts.keys()].map((word) => [word, worthOf(word)]))
  return matches
    .map((match) => ({ ...match, worth: sum([...match.found].map((one) => worths.get(one) ?? 0)) }))
    .filter(({ worth }) => worth > 0)
    .sort(
      (one, other) =>
        other.worth - one.worth ||
        Number(other.inStock) - Number(one.inStock) ||
        one.length - other.length ||
        other.id - one.id,
    )
    .map(({ id }) => id)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Finds the words of a text that may be another form of a word: they share a beginning and differ in the ending. */
class WordForms {
  /** By stem: the first word that has it. */
  readonly #byStem = new Map<string, string>()
  /** By beginning: the words that have it. */
  readonly #byBeginning = new Map<string, string[]>()
  /** Results by word, as products share many words. */
  readonly #known = new Map<string, string[]>()

  constructor(words: readonly string[]) {
    for (const word of words) {
      const stem = stemOf(word)
      if (this.#byStem.has(stem)) continue
      this.#byStem.set(stem, word)
      for (const beginning of beginningsOf(word)) {
        this.#byBeginning.set(beginning, [...(this.#byBeginning.get(beginning) ?? []), word])
      }
    }
  }

  get isEmpty(): boolean {
    return this.#byStem.size === 0
  }

  matching(word: string): string[] {
    const known = this.#known.get(word)
    if (known) return known
    const longer = this.#byBeginning.get(stemOf(word)) ?? []
    const shorter = beginningsOf(word).flatMap((beginning) => this.#byStem.get(beginning) ?? [])
    const found = [...longer, ...shorter].filter(
      (one) => Math.abs(one.length - word.length) <= MAX_ENDING_LENGTH,
    )
    this.#known.set(word, found)
    return found
  }
}

/** A word without its possible ending in Russian or English; a word with digits has none. */
function stemOf(word: string): string {
  if (/\p{N}/u.test(word) || word.length < 4) return word
  if (word.length < 6) return word.slice(0, -1)
  return word.slice(0, word.length < 8 ? -2 : -3)
}

function beginningsOf(word: string): string[] {
  const lengths = Math.max(0, word.length - MIN_LETTERS + 1)
  return Array.from({ length: lengths }, (_, index) => word.slice(0, MIN_LETTERS + index))
}

function distinctWords(text: string, most: number): string[] {
  const words = new Set<string>()
  for (const word of normalised(text).split(/[^\p{L}\p{N}]+/u)) {
    if (isDistinctive(word)) words.add(word)
    if (words.size === most) break
  }
  return [...words]
}

function isDistinctive(word: string): boolean {
  if (word.length > MAX_WORD_LENGTH || FUNCTION_WORDS.has(word)) return false
  return word.length >= (/^\p{N}+$/u.test(word) ? MIN_DIGITS : MIN_LETTERS)
}

const MAX_PRODUCTS = 20
/** Sufficient for most catalogues, and within the time limit of a search. */
const COMPARED_PRODUCTS = 10_000

/**
 * Products that a text names or matches, best first; in a very large catalogue, only the latest
 * products are matched.
 */
export async function suggestProducts(db: Db, accountId: number, text: string): Promise<Product[]> {
  if (text.trim() === '') return []
  const leaving = await leavingFeeds(db, accountId)
  const compared = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .select(['id', 'search_text', 'in_stock', 'feed_id'])
    .orderBy('id', 'desc')
    .limit(COMPARED_PRODUCTS)
    .execute()
  const products = compared.map(({ id, search_text: words, in_stock, feed_id }) => ({
    id,
    words,
    inStock: in_stock === 1 && (feed_id === null || !leaving.includes(feed_id)),
  }))
  const named = await productsNamed(db, accountId, text)
  const best = [...new Set([...named, ...productsOfText(text, products)])].slice(0, MAX_PRODUCTS)
  return loadInOrder(db, accountId, best)
}
