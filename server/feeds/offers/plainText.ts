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
