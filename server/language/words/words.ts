/** One spelling of a text for comparing words: no case, no ё, no wide or superscript characters. */
export function plainText(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('ru').replaceAll('ё', 'е')
}

/** Maximum length of a word in a search or a name, in characters. */
export const MAX_WORD_LENGTH = 40

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

/** Function words: a search for «кружка для чая» is about the mug and the tea. */
const FUNCTION_WORDS = new Set(
  'а без в во для до за и из к как ко на над не о об от по под при про с со у a an and at by for from in of on or the to with'.split(
    ' ',
  ),
)

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word)

/** Cyrillic letters that look like Latin ones: SKUs are dictated, and typed in any keyboard layout. */
const LOOK_ALIKES = new Map(
  Array.from('авекмнорстух', (letter, index): [string, string] => [
    letter,
    'abekmhopctyx'.charAt(index),
  ]),
)
/** Shorter parts identify nothing. */
const MIN_PART_LENGTH = 3

/** One spelling of an article: letters and digits only, look-alikes as Latin ones. */
export function articleKey(article: string): string {
  const plain = article.normalize('NFKC').toLowerCase()
  return [...plain]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => LOOK_ALIKES.get(sign) ?? sign)
    .join('')
}

/** The search keys of an article: the whole first, then the part after each separator, and its digits. */
export function articleKeys(article: string): string[] {
  const rests = [...article.matchAll(/[^\p{L}\p{N}]+/gu)].map(({ 0: separator, index }) =>
    articleKey(article.slice(index + separator.length)),
  )
  const whole = articleKey(article)
  const parts = [...rests, whole.replace(/\D/g, '')].filter(
    (part) => part.length >= MIN_PART_LENGTH,
  )
  return [...new Set([whole, ...parts])].filter(Boolean)
}
