import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import type { Locale } from '@/contract/locale'
import { isDay } from '../../lib/days'

dayjs.extend(customParseFormat)

/** The format of a day in each language, whatever the language of the browser. */
const DAY: Record<Locale, string> = { ru: 'DD.MM.YYYY', en: 'MM/DD/YYYY' }
/** The accepted formats: parts in the language's order or ISO, or without separators. */
const READ: Record<Locale, string[]> = {
  ru: ['DD.MM.YYYY', 'DDMMYYYY', 'YYYY.MM.DD'],
  en: ['MM.DD.YYYY', 'MMDDYYYY', 'YYYY.MM.DD'],
}
const CLOCK = 'HH:mm'

/** Parses a day (`2026-03-01`); null for any other text. */
export function readDay(text: string, locale: Locale): string | null {
  const parts = text.trim().split(/[\s.,/-]+/)
  const plain = parts.map((part) => part.padStart(2, '0')).join('.')
  const day = dayjs(plain, READ[locale], true).format('YYYY-MM-DD')
  return isDay(day) ? day : null
}

/** Parses a local time (`2026-03-01T09:30`, 24 hours); null for any other text. */
export function readClock(text: string, locale: Locale): string | null {
  const [, dayText = '', hours = '', minutes = ''] =
    /^(.*\d)[\s,]+(\d{1,2})[.:]?(\d\d)$/.exec(text.trim()) ?? []
  const day = readDay(dayText, locale)
  const time = dayjs(`${hours.padStart(2, '0')}:${minutes}`, CLOCK, true)
  return day !== null && time.isValid() ? `${day}T${time.format(CLOCK)}` : null
}

export const dayWords = (day: string, locale: Locale): string => dayjs(day).format(DAY[locale])

export const clockWords = (clock: string, locale: Locale): string =>
  dayjs(clock).format(`${DAY[locale]} ${CLOCK}`)
