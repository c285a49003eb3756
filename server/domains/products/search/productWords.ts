import {
  articleKeys,
  indexedWords,
  isFunctionWord,
  MAX_WORD_LENGTH,
} from '../../../language/words/words'
import { categoryOf } from '../presentProduct'

/** The searchable columns of a product. */
export interface SearchedProduct {
  article: string
  name: string
  brand: string
  vendor_code: string
  group_id: string | null
  /** JSON */
  category: string
}

/** Weights of words by position: a product's kind is at the beginning of its name. */
const NAME_WEIGHTS = [9, 8, 8]
const LATER_WEIGHT = 6
const BRAND_WEIGHT = 5
const CATEGORY_WEIGHT = 2
/** A catalogue may put a description into the name. */
const MAX_WORDS = 60

/** Its words with their weights; a word in several places has its highest weight. */
export function productWords(product: SearchedProduct): ReadonlyMap<string, number> {
  const words = new Map<string, number>()
  const add = (text: string, weightOf: (place: number) => number) => {
    const own = indexedWords(text).filter(
      (word) => word.length <= MAX_WORD_LENGTH && !isFunctionWord(word),
    )
    for (const [place, word] of own.entries()) {
      if (!words.has(word) && words.size < MAX_WORDS) words.set(word, weightOf(place))
    }
  }
  add(product.name, (place) => NAME_WEIGHTS[place] ?? LATER_WEIGHT)
  add(product.brand, () => BRAND_WEIGHT)
  add(categoryOf(product).reverse().join(' '), () => CATEGORY_WEIGHT)
  return words
}

/** A product may have several codes of its manufacturer. */
export const vendorCodes = (list: string): string[] =>
  list
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')

/** The keys of its codes; the rank is how well a key identifies the product. */
export function productArticles(product: SearchedProduct): ReadonlyMap<string, number> {
  const keys = new Map<string, number>()
  const add = (code: string, rank: number) => {
    for (const [place, key] of articleKeys(code).entries()) {
      if (!keys.has(key)) keys.set(key, place === 0 ? rank : 2)
    }
  }
  add(product.article, 0)
  for (const code of vendorCodes(product.vendor_code)) add(code, 1)
  if (product.group_id !== null) add(product.group_id, 1)
  return keys
}
