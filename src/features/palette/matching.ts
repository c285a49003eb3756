import { foldName } from '@/common/lib/foldName'

/** The same keys of the two keyboard layouts, in the same order. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** What the same keys type in the other keyboard layout: a person has often forgotten to switch it. */
export function inOtherLayout(text: string): string {
  const [from, to] = /[а-яё]/i.test(text) ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC]
  return [...text.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}

/** How well a name fits what was typed: the higher, the better. */
export const FIT = { none: 0, letters: 1, inside: 2, words: 3, beginning: 4, exact: 5 } as const
export type Fit = (typeof FIT)[keyof typeof FIT]

/** Letters that must be typed before a name is found by letters that it only contains in this order. */
const FEWEST_LETTERS = 3

/** How well one name fits a query; both are folded. */
function fitOfName(query: string, name: string): Fit {
  if (name === query) return FIT.exact
  if (name.startsWith(query)) return FIT.beginning
  const words = name.split(/[^\p{L}\p{N}]+/u)
  const isTyped = (typed: string) => words.some((word) => word.startsWith(typed))
  if (query.split(' ').every(isTyped)) return FIT.words
  if (name.includes(query)) return FIT.inside
  return hasLetters(query, name) ? FIT.letters : FIT.none
}

/** Whether a name begins with the first letter of a query and has the others after it: «albm» finds “albums”. */
function hasLetters(query: string, name: string): boolean {
  if (query.length < FEWEST_LETTERS || name[0] !== query[0]) return false
  let at = 0
  for (const letter of query) {
    at = name.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

/** How well the best of a thing's names fits what was typed, in this keyboard layout or in the other one. */
export function fitOf(typed: string, names: readonly string[]): Fit {
  const queries = [foldName(typed), foldName(inOtherLayout(typed))]
  const fits = names.flatMap((name) => queries.map((query) => fitOfName(query, foldName(name))))
  return fits.reduce((best, fit) => (fit > best ? fit : best), FIT.none)
}

/** What can be found: its id, and the names by which it is found. */
export interface Named {
  id: string
  names: readonly string[]
}

/**
 * The things that fit what was typed, the best first; of those that fit equally well, recent choices come first.
 * @param recent ids, the latest first
 */
export function ranked<Thing extends Named>(
  things: readonly Thing[],
  typed: string,
  recent: readonly string[] = [],
): Thing[] {
  const placeOf = ({ id }: Named) => {
    const place = recent.indexOf(id)
    return place < 0 ? recent.length : place
  }
  return things
    .map((thing) => ({ thing, fit: fitOf(typed, thing.names) }))
    .filter(({ fit }) => fit !== FIT.none)
    .sort((one, other) => other.fit - one.fit || placeOf(one.thing) - placeOf(other.thing))
    .map(({ thing }) => thing)
}
