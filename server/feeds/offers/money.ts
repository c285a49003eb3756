import { FEED_LIMITS } from '@/contract/feedLimits'

/** Longer texts cannot be prices. */
const MAX_LENGTH = 60
/** A number with its groups and decimals, apart from words and signs around it. */
const NUMBER = /\d[\d\s.,'’]*/
const SIGNS: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/₽|(?:^|[^\p{L}])р(?:\.|уб|$)/iu, 'rub'],
  [/₸|тенге|(?:^|[^\p{L}])тг/iu, 'kzt'],
  [/₴|(?:^|[^\p{L}])грн/iu, 'uah'],
  [/€/, 'eur'],
  [/£/, 'gbp'],
  [/zł/i, 'pln'],
  [/₺/, 'try'],
  [/\$/, 'usd'],
]
const CODES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
/** Former codes of supported currencies. */
const RENAMED = new Map([['rur', 'rub']])

/** A feed's price in hundredths: `1 299,00 zł`, `SAR 1,250`, `1299.5`. Null for an empty or invalid price, and for 0. */
export function moneyOf(text: string): number | null {
  const written = text.trim()
  if (written.length > MAX_LENGTH) return null
  const number = NUMBER.exec(written)
  if (number === null || isNegative(written, number.index)) return null
  const hundredths = hundredthsOf(number[0])
  return hundredths > 0 && hundredths <= FEED_LIMITS.price ? hundredths : null
}

const isNegative = (text: string, at: number) => /^[-−]$/.test(text.slice(0, at).trim().slice(-1))

function hundredthsOf(number: string): number {
  const digits = number.replace(/[\s'’]/g, '')
  const at = decimalPoint(digits)
  const whole = (at === -1 ? digits : digits.slice(0, at)).replace(/[.,]/g, '')
  const rest = (at === -1 ? '' : digits.slice(at + 1)).replace(/[.,]/g, '')
  const thousandths = Number(`${rest}000`.slice(0, 3))
  return Number(whole) * 100 + Math.round(thousandths / 10)
}

/**
 * The position of the decimal separator, -1 without one. It is the last separator, if its sign
 * occurs once; a comma before three digits separates thousands, as all documented formats write
 * decimals with a point.
 */
function decimalPoint(digits: string): number {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at === -1) return -1
  const sign = digits.charAt(at)
  if (digits.indexOf(sign) !== at) return -1
  const isGroup = sign === ',' && /^\d{1,3},\d{3}$/.test(digits)
  return isGroup ? -1 : at
}

/** ISO 4217 in lower case, from a code or a sign alone or beside a number; null without one. */
export function currencyOf(text: string): string | null {
  if (text.length > MAX_LENGTH) return null
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const code = words.find((word) => RENAMED.has(word) || CODES.has(word))
  if (code !== undefined) return RENAMED.get(code) ?? code
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null
}
