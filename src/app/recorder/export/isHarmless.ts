import { isBlank } from '@/contract/text/typedText'

const MOMENT = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/
/** Shorter than anything that identifies a person: a phone, an INN. */
const NUMBER = /^[+-]?\d{1,8}([.,]\d+)?%?$/
/** However its digits are grouped; ids in an address are joined by dots. */
const PHONE = /^\d(?:-?\d){8,14}$/
const COLOR = /^#[\da-f]{3,8}$|^(rgb|hsl)a?\([\d\s.,%/]+\)$/i
/** On the scale of a question: one emoji, however many code points it has. */
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
  if (MOMENT.test(text) || NUMBER.test(text) || COLOR.test(text)) return true
  if (STANDARD.has(text) || EMOJI.test(text)) return true
  const parts = text.split(/[-./:]+/)
  return (
    parts.length > 1 &&
    !PHONE.test(text) &&
    parts.every((part) => part === '' || words.has(part) || /^\d{1,8}$/.test(part))
  )
}
