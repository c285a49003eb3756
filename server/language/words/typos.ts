/** Shorter words have too many neighbours, and a different number is not a typo. */
const MIN_LETTERS = 4
/** Typos in later letters are found by the comparison. */
const COMPARED_LETTERS = 7
const TWO_TYPOS_FROM = 7

const takesTypos = (stem: string) => stem.length >= MIN_LETTERS && /^\p{L}+$/u.test(stem)

/** The tolerated number of typos in a word. */
export const mostTypos = (stem: string): number => (stem.length < TWO_TYPOS_FROM ? 1 : 2)

/**
 * Keys that a stem shares with its misspellings: its beginning with one letter left out, or two of a long one. Stems are close only when they share a
 * key.
 */
export function typoKeys(stem: string): string[] {
  if (!takesTypos(stem)) return []
  const start = stem.slice(0, COMPARED_LETTERS)
  const keys = new Set([start])
  for (const shorter of withoutALetter(start)) {
    keys.add(shorter)
    if (mostTypos(stem) > 1) for (const shortest of withoutALetter(shorter)) keys.add(shortest)
  }
  return [...keys]
}

const withoutALetter = (word: string) =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))

/** The Damerau–Levenshtein distance: letters removed, added, replaced or swapped between two words. */
export function typosBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      ) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(least)
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
