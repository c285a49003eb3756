/** One spelling of a text for comparing words: no case, no ё, no wide or superscript characters. */
export function plainText(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('ru').replaceAll('ё', 'е')
}

/** Words and numbers of a text, in order. */
export function splitWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words of a text with their variants: `wi-fi` is also `wifi`, and `256гб` is also `256` and `гб`. */
export function indexedWords(text: string): string[] {
  const compounds = plainText(text).match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
  return compounds.flatMap((compound) => {
    const words = compound.match(/[\p{L}\p{N}]+/gu) ?? []
    const joined = words.length > 1 ? [words.join('')] : []
    return [...words, ...joined, ...words.flatMap(partsOf)]
  })
}

/** The letters and the digits of a mixed word, separately; empty for any other word. */
export function partsOf(word: string): string[] {
  const parts = word.match(/\p{L}+|\p{N}+/gu) ?? []
  return parts.length > 1 ? parts : []
}
