import { stemOf } from '../../../language/words/stem'
import { productWords, type SearchedProduct } from './productWords'
import type { FoundWord, Match } from './resolveWords'

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
export function scoreProduct(
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
