import { isBlank } from '@/contract/text/typedText'

/** The kind of a secret, which determines the format of its pseudonym. */
export type SecretKind = 'email' | 'phone' | 'number' | 'file' | 'user' | 'secret'

/** A text as a part of a pattern that matches it. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Keys whose values are always replaced. */
const KEYS: [SecretKind, RegExp][] = [
  ['email', /^e-?mails?$|[a-z]Emails?$/i],
  ['phone', /^(phone|tel|telephone)(number)?s?$|[a-z]Phones?$/i],
  ['number', /^inn$|[a-z]Inn$/],
  ['file', /^(file|original|zip)_?name$/i],
  ['user', /^(username|login|nickname|profileLink|postLink|shortcode)$|[a-z]Username$/i],
  ['secret', /password|passwd|token|secret|authorization|cookie|api_?key|promo_?code|coupon/i],
]

const DATE = /^\d{4}-\d\d-\d\d(T|$)/

/** The kind of a value by its key: `token` is a secret, whatever it contains, but its expiry time is not. */
export function secretKindOfKey(key: string, value: unknown): SecretKind | null {
  if (typeof value === 'string' && (value.trim() === '' || DATE.test(value))) return null
  return KEYS.find(([, pattern]) => pattern.test(key))?.[0] ?? null
}

const FILE =
  /^[^\n/\\:]{1,200}\.(jpe?g|png|webp|gif|heic|avif|mov|mp4|csv|xlsx?|xml|yml|zip|stl|pdf)$/i

/** The kind of a value that is a secret by its format. */
export function secretKindOfValue(value: string): SecretKind | null {
  if (FILE.test(value)) return 'file'
  return /^[^\s@"'(){}]+@[^\s@"'(){}]+\.[^\s@"'(){}]+$/.test(value) ? 'email' : null
}

/** Secrets inside a longer text. Digits come last, because an address or a token may contain some. */
export const SECRETS_IN_TEXT: [SecretKind, RegExp][] = [
  ['email', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [
    'file',
    /[\p{L}\p{N}_()-]+\.(?:jpe?g|png|webp|gif|heic|avif|mov|mp4|csv|xlsx?|zip|stl|pdf)\b/giu,
  ],
  ['secret', /\beyJ[\w-]+(?:\.[\w-]+)+|\bvk1\.a\.[\w-]+|\bya29\.[\w.-]+|\b(?:EAA|IGQ)\w{20,}/g],
  ['secret', /[\w-]{40,}/g],
  ['phone', /(?<!\d)(?:\+?\d[\s()-]*){9,15}(?!\d)/g],
]

/** A patch has the key of its value in its path; a form's change has the name of its field. */
export function keyInPatch(
  key: string,
  { path, field }: { path?: unknown; field?: unknown },
): string {
  if (key !== 'value') return key
  const last: unknown = Array.isArray(path) ? path.at(-1) : field
  return typeof last === 'string' ? last : key
}

/** Objects under these keys describe a person: only their shape is kept, whatever the endpoint allows. */
const PERSON_KEYS = /^(author|customer|buyer|reviewer|person|owner|advertiser)/i

export function isPersonKey(key: string): boolean {
  return PERSON_KEYS.test(key)
}

/** Texts of posts and of what people write on them: kept only when the person agreed. */
const TEXT_KEYS =
  /^(text|caption|note|polls?|placeholder|questions?|answers?|comments?|reply|replies)$/

export function isTextKey(key: string): boolean {
  return TEXT_KEYS.test(key)
}

const MOMENT = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/
/** Shorter than anything that identifies a person: a phone, an INN. */
const NUMBER = /^[+-]?\d{1,8}([.,]\d+)?%?$/
/** However its digits are grouped; ids in an address are joined by dots. */
const PHONE = /^\d(?:-?\d){8,14}$/
/** A length, an angle or a time of CSS, from which reducers read the number. */
const MEASURE = /^-?\d{1,5}(?:\.\d+)?(?:px|%|deg|r?em|m?s)$/
const COLOR = /^#[\da-f]{3,8}$|^(rgb|hsl)a?\([\d\s.,%/]+\)$/i
/** Up to three emoji, as on the scale of a question. One emoji may have several code points. */
const EMOJI = /^(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}]*){1,3}$/u
/** Values that the browser's own formatters would reject if they were renamed. */
const STANDARD = new Set(
  (['currency', 'timeZone'] as const).flatMap((key) => Intl.supportedValuesOf(key)).concat('UTC'),
)

/**
 * Whether a string reveals nothing about a person: a date, a number, a colour, an emoji, or words of our own code.
 */
export function isHarmless(text: string, words: ReadonlySet<string>): boolean {
  if (isBlank(text) || words.has(text)) return true
  if (MOMENT.test(text) || NUMBER.test(text) || COLOR.test(text) || MEASURE.test(text)) return true
  if (STANDARD.has(text) || EMOJI.test(text)) return true
  return (
    !PHONE.test(text) && text.split('..').every((part) => MOMENT.test(part) || isOwnId(part, words))
  )
}

/**
 * Whether a text is composed of our words and of ids: `albums.title_new-posts`, `media:12:link`. A hyphen joins words
 * only, because it also joins the parts of articles.
 */
function isOwnId(text: string, words: ReadonlySet<string>): boolean {
  const isWord = (word: string) => word === '' || words.has(word)
  const isPart = (part: string) => /^\d{1,8}$/.test(part) || part.split('-').every(isWord)
  return /[-./:]/.test(text) && text.split(/[./:]+/).every(isPart)
}
