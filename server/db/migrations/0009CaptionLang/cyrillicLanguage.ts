/** The share of words, in percent, that identifies a language by its own letters; a quoted name in a Russian text stays below. */
const SHARE = 10

/** Serbian, Macedonian, Tajik, Uzbek and Tatar letters, and the Bulgarian use of ъ. */
const OF_OTHERS = /[ђјљњћџѓќѕӣӯҳҷҗ]|ъ(?![еёюя])/u
const OWN = [
  ['kk', /[әғқңөұүһ]/u],
  ['be', /ў/u],
  ['uk', /[їєґ]/u],
] as const
/** A letter of three of these languages. */
const SHARED = /і/u

/** Distinguishes languages in Cyrillic script by the letters that only some of them have. */
export function cyrillicLanguage(words: readonly string[]): string | null {
  const count = (letters: RegExp) => words.filter((word) => letters.test(word)).length
  const isTold = (found: number) => found * 100 >= words.length * SHARE
  if (isTold(count(OF_OTHERS))) return null
  const votes = OWN.map(([language, letters]) => ({ language, found: count(letters) }))
  const [first] = votes.sort((one, other) => other.found - one.found)
  if (first && first.found > 0 && isTold(first.found + count(SHARED))) return first.language
  return isTold(count(SHARED)) ? languageWithI(words.join('')) : 'ru'
}

/** Belarusian has no и, Ukrainian neither ы nor э; Kazakh has all of them. */
function languageWithI(letters: string): string | null {
  if (!/[ыэёъ]/u.test(letters)) return 'uk'
  return letters.includes('и') ? null : 'be'
}
