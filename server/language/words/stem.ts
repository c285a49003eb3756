/** Endings of nouns and adjectives, longest first; shops do not sell verbs. */
const RUSSIAN_ENDINGS = (
  'иями ' +
  'ыми ими ого его ому ему ами ями иях иям ием ией ' +
  'ая яя ую юю ое ее ые ие ый ий ой ым им ом ем ых их ою ею ах ях ов ев ам ям ей ью ия ии ию ' +
  'а я о е у ю и ы'
).split(' ')
const MIN_LETTERS = 3
const FLEETING_FROM = 5

/**
 * The common part of a word's forms. Faster than Snowball and better for catalogues: Snowball removes a verb ending from «диваны», and keeps the
 * fleeting vowel of «кресел».
 */
export function stemOf(word: string): string {
  if (/^[а-я]+$/.test(word)) return stemRussian(word)
  if (/^[a-z]+$/.test(word)) return stemEnglish(word)
  return word
}

function stemRussian(word: string): string {
  const ending = RUSSIAN_ENDINGS.find(
    (one) => word.endsWith(one) && word.length - one.length >= MIN_LETTERS,
  )
  const bare = (ending ? word.slice(0, -ending.length) : word).replace(/нн$/, 'н').replace(/ь$/, '')
  return bare.length < FLEETING_FROM
    ? bare
    : bare.replace(/([бвгджзйклмнпрстфхцчшщ])ь?[ео]([клн])$/, '$1$2')
}

function stemEnglish(word: string): string {
  const singular = withoutPlural(word)
  for (const ending of ['ing', 'ed']) {
    if (singular.endsWith(ending) && singular.length - ending.length > MIN_LETTERS) {
      return withoutLastE(singular.slice(0, -ending.length).replace(/([bdgmnprt])\1$/, '$1'))
    }
  }
  return withoutLastE(singular)
}

function withoutPlural(word: string): string {
  if (word.length <= MIN_LETTERS) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** A word without a last `e`, so that `candle` and `candles`, `engraved` and `engrave` match. */
const withoutLastE = (word: string) =>
  word.length > MIN_LETTERS && word.endsWith('e') ? word.slice(0, -1) : word
