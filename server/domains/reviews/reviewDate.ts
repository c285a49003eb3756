import { serialDay } from '../../sheets/xlsx/cellText'

const HOUR = 3_600_000
/** Marketplaces write Moscow time, which has been constant since 2014. */
const MOSCOW = 3 * HOUR
/** The hour for a date without a time, so that it is the same day in the whole country. */
const NOON = ['12', '00', '00'] as const
const FIRST_YEAR = 2000

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i
const BY_DAY =
  /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:,?\s{1,3}(?:в\s)?(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const IN_WORDS =
  /^(\d{1,2})\s([а-я]{3,8})\.?,?\s(\d{4})(?:\s?г(?:\.|ода)?)?(?:,?\s{1,3}(?:в\s)?(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/i
const SERIAL = /^\d{5}(?:[.,]\d{1,15})?$/
/** How the names of months begin; "мая" and "май" too. */
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

/** The time (UTC, ms) of a cell; null when it is invalid or in the future. */
export function reviewDate(text: string, now: number): number | null {
  const time = timeOf(text.trim())
  // Clocks of marketplaces may be a day ahead of ours.
  return time !== null && time <= now + 24 * HOUR ? time : null
}

function timeOf(text: string): number | null {
  const iso = ISO.exec(text)
  if (iso) {
    const [, year, month, day, hours, minutes, seconds, zone] = iso
    return instant([year, month, day], [hours, minutes, seconds], zone)
  }
  const byDay = BY_DAY.exec(text)
  if (byDay) {
    const [, day, month, year = '', hours, minutes, seconds] = byDay
    return instant([year.length === 2 ? `20${year}` : year, month, day], [hours, minutes, seconds])
  }
  const inWords = IN_WORDS.exec(text)
  if (inWords) {
    const [, day, name = '', year, hours, minutes, seconds] = inWords
    return instant([year, monthOf(name), day], [hours, minutes, seconds])
  }
  return SERIAL.test(text) ? timeOf(serialDay(text.replace(',', '.'))) : null
}

function monthOf(name: string): string {
  const lower = name.toLowerCase()
  // "мар" before "ма": the longest prefix wins.
  const found = MONTHS.filter((month) => lower.startsWith(month)).sort(
    (one, other) => other.length - one.length,
  )[0]
  return String(found === undefined ? 0 : MONTHS.indexOf(found) + 1)
}

type Parts = readonly (string | undefined)[]

function instant(date: Parts, time: Parts, zone?: string): number | null {
  const [year = 0, month = 0, day = 0] = date.map(Number)
  const [hours = 0, minutes = 0, seconds = 0] = (time[0] === undefined ? NOON : time).map((part) =>
    Number(part ?? 0),
  )
  const local = Date.UTC(year, month - 1, day, hours, minutes, seconds)
  const isReal =
    new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day &&
    month >= 1 &&
    month <= 12 &&
    hours < 24 &&
    minutes < 60 &&
    seconds < 60
  if (!isReal || year < FIRST_YEAR) return null
  return local - zoneOf(zone)
}

/** The offset of the zone from UTC. */
function zoneOf(zone: string | undefined): number {
  if (zone === undefined) return MOSCOW
  if (/^z$/i.test(zone)) return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  return (zone.startsWith('-') ? -1 : 1) * (hours * HOUR + (minutes * HOUR) / 60)
}
