import type { CaptionLanguage } from '@/contract/entities/posts/postList'
import { latinLanguage } from './latinLanguage'

/** With fewer words (or signs, in scripts without spaces) no language is detected. */
const FEWEST = 3

type Script = 'cyrillic' | 'latin' | 'signs' | 'hy' | 'ka' | 'ko' | 'ar' | 'he'

const SCRIPTS: readonly [Script, RegExp][] = [
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['latin', /\p{Script=Latin}/u],
  ['signs', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['hy', /\p{Script=Armenian}/u],
  ['ka', /\p{Script=Georgian}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
]

/** The language of a caption; null when it is too short, or in a language that is not detected. */
export function captionLanguage(text: string): CaptionLanguage | null {
  const all = wordsOf(text)
  const script = scriptOf(all)
  if (script === null) return null
  const words = all.filter((word) => scriptOfWord(word) === script)
  if (script === 'signs') return languageOfSigns(words.join(''))
  if (words.length < FEWEST) return null
  if (script === 'cyrillic') return cyrillicLanguage(words)
  if (script === 'latin') return latinLanguage(words)
  return script === 'ar' && words.some((word) => NOT_ARABIC.test(word)) ? null : script
}

/** The language of a post: of the caption that the shop shows, else of the source's own. */
export function captionLangOf(post: {
  text: string
  provider_text: string
}): CaptionLanguage | null {
  return captionLanguage(post.text.trim() === '' ? post.provider_text : post.text)
}

/** Persian and Urdu use these besides the Arabic letters. */
const NOT_ARABIC = /[پچژگٹڈڑے]/u

/** Lower case, without links, e-mails, mentions and hashtags. */
function wordsOf(text: string): string[] {
  const spoken = text.normalize('NFKC').split(/\s+/u).map(withoutNoise).join(' ')
  // The dot that lower case leaves above a Turkish capital İ.
  return (
    spoken
      .toLowerCase()
      .replaceAll('\u0307', '')
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  )
}

const NOISE = /#|https?:|www\./iu
const BARE_ADDRESS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?!\p{L})/iu

function withoutNoise(piece: string): string {
  if (piece.includes('@') || BARE_ADDRESS.test(piece)) return ''
  const start = piece.search(NOISE)
  return start < 0 ? piece : piece.slice(0, start)
}

/** The script of most letters. */
function scriptOf(words: readonly string[]): Script | null {
  const letters = new Map<Script, number>()
  for (const word of words) {
    const script = scriptOfWord(word)
    if (script !== null) letters.set(script, (letters.get(script) ?? 0) + word.length)
  }
  const [most] = [...letters].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}

function scriptOfWord(word: string): Script | null {
  const [letter = ''] = word
  return SCRIPTS.find(([, pattern]) => pattern.test(letter))?.[0] ?? null
}

/** Japanese always has its own characters among the Chinese ones; Chinese has at most one as an ornament. */
function languageOfSigns(signs: string): CaptionLanguage | null {
  const all = [...signs]
  if (all.length < FEWEST) return null
  const kana = all.filter((sign) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign))
  return kana.length * 10 >= all.length ? 'ja' : 'zh'
}

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
function cyrillicLanguage(words: readonly string[]): CaptionLanguage | null {
  const count = (letters: RegExp) => words.filter((word) => letters.test(word)).length
  const isEnough = (found: number) => found * 100 >= words.length * SHARE
  if (isEnough(count(OF_OTHERS))) return null
  const votes = OWN.map(([language, letters]) => ({ language, found: count(letters) }))
  const [first] = votes.sort((one, other) => other.found - one.found)
  if (first && first.found > 0 && isEnough(first.found + count(SHARED))) return first.language
  return isEnough(count(SHARED)) ? languageWithI(words.join('')) : 'ru'
}

/** Belarusian has no и, Ukrainian neither ы nor э; Kazakh has all of them. */
function languageWithI(letters: string): CaptionLanguage | null {
  if (!/[ыэёъ]/u.test(letters)) return 'uk'
  return letters.includes('и') ? null : 'be'
}
