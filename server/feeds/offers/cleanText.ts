import { FEED_LIMITS } from '@/contract/feedLimits'
import { HTML_NAMES } from '../htmlNames'

const TAG = /<\/?[a-z][^<>]{0,1000}>/gi
const REFERENCE = /&(?:#(?:x([\da-f]{1,6})|(\d{1,7}))|([a-z][a-z\d]{1,9}));/gi

/** One line of a text that may be HTML: `<b>Стол</b>&nbsp;&quot;Дуб&quot;` is `Стол "Дуб"`. */
export function plainText(text: string): string {
  const withoutTags = text.includes('<') ? text.replace(TAG, ' ') : text
  const read = withoutTags.includes('&') ? withoutTags.replace(REFERENCE, referred) : withoutTags
  return squeeze(read)
}

/** Without control characters, and with single spaces. */
export const squeeze = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

function referred(found: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return name in HTML_NAMES ? (HTML_NAMES[name] ?? found) : found
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  const isLetter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isLetter ? String.fromCodePoint(code) : ' '
}

/** The beginning of a text, cut between characters. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.charCodeAt(most - 1)
  return text.slice(0, end >= 0xd800 && end <= 0xdbff ? most - 1 : most)
}

/** Whether a name was corrupted before it arrived: replacement characters, or question marks in place of words. */
export function isGarbled(name: string): boolean {
  if (name.includes('\ufffd')) return true
  const marks = name.split('?').length - 1
  return marks > 2 && marks * 2 > name.replaceAll(' ', '').length
}

/** `Смартфон Apple iPhone 17` from its three parts; does not repeat the vendor when the model begins with it. */
export function composedName(prefix: string, vendor: string, model: string): string {
  const [kind, maker, called] = [prefix, vendor, model].map(squeeze) as [string, string, string]
  if (called === '') return ''
  const isTold = called.toLowerCase().startsWith(maker.toLowerCase())
  return [kind, isTold ? '' : maker, called].filter((part) => part !== '').join(' ')
}

const DIVISIONS = /[>→»|]| [/\\] /

/** `Одежда > Платья` as names from the root to the leaf. A bare slash is not a separator: «Аудио/видео» is one name. */
export function categoryPath(text: string): string[] {
  return text
    .split(DIVISIONS)
    .map((name) => shortText(plainText(name), FEED_LIMITS.categoryName))
    .filter((name) => name !== '')
    .slice(0, FEED_LIMITS.categoryDepth)
}

/** The shop's own category; otherwise Google's, unless it is a number. */
export function googleCategory(ownType: string, googleCategory: string): string[] {
  if (ownType.trim() !== '') return categoryPath(ownType)
  return /^\s*\d+\s*$/.test(googleCategory) ? [] : categoryPath(googleCategory)
}
