/** Cyrillic letters that look like Latin ones: articles are dictated, and typed in any keyboard layout. */
const LOOK_ALIKES = new Map(
  Array.from('авекмнорстух', (letter, index): [string, string] => [
    letter,
    'abekmhopctyx'.charAt(index),
  ]),
)
/** Shorter parts identify nothing. */
const LEAST_PART = 3

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
  const parts = [...rests, whole.replace(/\D/g, '')].filter((part) => part.length >= LEAST_PART)
  return [...new Set([whole, ...parts])].filter(Boolean)
}
