/** What a value is, as far as its pseudonym must look like it. */
export type SecretKind = 'email' | 'phone' | 'number' | 'file' | 'user' | 'secret'

/** Keys whose values never leave, whatever they hold. */
const KEYS: [SecretKind, RegExp][] = [
  ['email', /^e-?mails?$|[a-z]Emails?$/i],
  ['phone', /^(phone|tel|telephone)(number)?s?$|[a-z]Phones?$/i],
  ['number', /^inn$|[a-z]Inn$/],
  ['file', /^(file|original|zip)_?name$/i],
  ['user', /^(username|login|nickname|profileLink|postLink|shortcode)$|[a-z]Username$/i],
  ['secret', /password|passwd|token|secret|authorization|cookie|api_?key|promo_?code|coupon/i],
]

const DATE = /^\d{4}-\d\d-\d\d(T|$)/

/** What a value is by its key: `token` is a secret, whatever it holds; only when it runs out is none. */
export function secretKindOfKey(key: string, value: unknown): SecretKind | null {
  if (typeof value === 'string' && (value.trim() === '' || DATE.test(value))) return null
  return KEYS.find(([, pattern]) => pattern.test(key))?.[0] ?? null
}

const FILE =
  /^[^\n/\\:]{1,200}\.(jpe?g|png|webp|gif|heic|avif|mov|mp4|csv|xlsx?|xml|yml|zip|stl|pdf)$/i

/** A whole value that is a secret by its form. */
export function secretKindOfValue(value: string): SecretKind | null {
  if (FILE.test(value)) return 'file'
  return /^[^\s@"'(){}]+@[^\s@"'(){}]+\.[^\s@"'(){}]+$/.test(value) ? 'email' : null
}

/** Secrets inside a longer text. Digits come last, because an address or a token may hold some. */
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

/** A patch names the key of its value in its path, what is typed into a field that of the field. */
export function keyInPatch(
  key: string,
  { path, field }: { path?: unknown; field?: unknown },
): string {
  if (key !== 'value') return key
  const last: unknown = Array.isArray(path) ? path.at(-1) : field
  return typeof last === 'string' ? last : key
}

/** Whose answers are about a person: of these only the shape stays, whatever the endpoint allows. */
const PERSON_KEYS = /^(author|customer|buyer|reviewer|person|owner|advertiser)/i

export function isPersonKey(key: string): boolean {
  return PERSON_KEYS.test(key)
}

/** Texts of posts and what people write in them: in the record only when the person agreed. */
const TEXT_KEYS =
  /^(text|caption|note|polls?|placeholder|questions?|answers?|comments?|reply|replies)$/

export function isTextKey(key: string): boolean {
  return TEXT_KEYS.test(key)
}
