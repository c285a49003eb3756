import { createHash } from 'node:crypto'
import type {
  ReviewMapping,
  ReviewProblem,
  ReviewProblemReason,
  ReviewRole,
} from '@/contract/entities/posts/reviewImport'
import { LIMITS } from '@/contract/limits'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { cutText } from '@/contract/text/typedText'
import type { SheetRow } from '../../sheets/sheet'
import { serialDay } from '../../sheets/xlsx/cellText'
import { spelt } from './knownColumns'

/** The columns that compose a text, in this order. */
export const TEXT_ROLES = ['text', 'pros', 'cons'] as const satisfies readonly ReviewRole[]
export type TextRole = (typeof TEXT_ROLES)[number]

/** A review from a row of a file. */
export interface FileReview {
  line: number
  /** Identifies it at its source, also when the file is imported again. */
  key: string
  rating: number
  text: string
  /** The columns that compose its text. */
  textRoles: TextRole[]
  /** Null when the file has no such column. */
  answer: string | null
  author: string | null
  /** UTC, ms; null when the file has none. */
  createdAt: number | null
  /** Identifiers of its product, the shop's own SKU first. */
  products: string[]
}

export type ReadRow = { review: FileReview } | { problem: ReviewProblem }

const MINUTE = 60_000
const SHOWN_VALUE = 60
const CANCELLED = /отмен|cancel/i

/** Reads rows of a file with a mapping; `names` are those of its columns. */
export function rowReader({ columns }: ReviewMapping, names: readonly string[], now: number) {
  const places = new Map(columns.map((role, index) => [role, index]))
  const nameOf = (role: ReviewRole) => names[places.get(role) ?? -1] ?? ''

  return ({ line, cells }: SheetRow): ReadRow => {
    const cell = (role: ReviewRole) => (cells[places.get(role) ?? -1] ?? '').trim()
    const problem = (reason: ReviewProblemReason, role: ReviewRole): ReadRow => ({
      problem: { line, column: nameOf(role), reason, value: cutText(cell(role), SHOWN_VALUE) },
    })
    if (CANCELLED.test(cell('receipt'))) return problem('cancelled-order', 'receipt')
    if (cell('rating') === '') return problem('no-rating', 'rating')
    const rating = reviewRating(cell('rating'))
    if (rating === null) return problem('wrong-rating', 'rating')
    const createdAt = cell('date') === '' ? null : reviewDate(cell('date'), now)
    if (cell('date') !== '' && createdAt === null) return problem('wrong-date', 'date')
    const text = composedText(cell, nameOf)
    if (text.length > LIMITS.postText) return problem('too-long', 'text')
    if (cell('answer').length > LIMITS.postText) return problem('too-long', 'answer')
    if (cell('reviewId').length > REVIEW_FILE_LIMITS.id) return problem('too-long', 'reviewId')
    const told = (role: ReviewRole) => (places.has(role) ? cell(role) : null)
    const author = told('author')
    const products = (['article', 'marketplaceId', 'barcode'] as const)
      .map(cell)
      .filter((name) => name !== '' && name.length <= REVIEW_FILE_LIMITS.id)
    return {
      review: {
        line,
        key: keyOf(cell, { createdAt, product: products[0] ?? '', text }),
        rating,
        text,
        textRoles: TEXT_ROLES.filter((role) => cell(role) !== ''),
        answer: told('answer'),
        author:
          author === null ? null : cutText(author.replace(/\s+/gu, ' '), REVIEW_FILE_LIMITS.author),
        createdAt,
        products,
      },
    }
  }
}

type CellOf = (role: ReviewRole) => string

/** The text, then pros and cons, labelled with the file's column names. */
function composedText(cell: CellOf, nameOf: CellOf): string {
  const named = (['pros', 'cons'] as const)
    .filter((role) => cell(role) !== '')
    .map((role) => `${nameOf(role).trim()}: ${cell(role)}`)
  return [cell('text'), named.join('\n')].filter((part) => part !== '').join('\n\n')
}

/**
 * The review's own id; without one its order, product and date; without an order the remaining
 * fields. An order number is private, so only a hash is stored. Times are compared by the minute
 * and SKUs as `spelt` spells them, because exports write the same ones in several ways.
 */
function keyOf(
  cell: CellOf,
  { createdAt, product, text }: { createdAt: number | null; product: string; text: string },
): string {
  if (cell('reviewId') !== '') return cell('reviewId')
  const about = [createdAt === null ? null : Math.floor(createdAt / MINUTE), spelt(product)]
  const parts = cell('order') === '' ? [cell('author'), ...about, text] : [cell('order'), ...about]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}

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

/** The time (UTC, ms) of a cell; null when it is invalid or more than a day in the future. */
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

const FULL_STAR = /[\u2605\u2b50]/gu
const NUMBER = /^([1-5])(?:[.,]0{1,4})?(?:\s?(?:\/|из|of)\s?5(?:[.,]0)?)?$/i

/** The stars of a cell: `5`, `5,0`, `5 из 5`, `★★★★☆`; null for anything else. */
export function reviewRating(text: string): number | null {
  const stars = text.match(FULL_STAR)?.length ?? 0
  if (stars > 0) return stars <= 5 ? stars : null
  const found = NUMBER.exec(text)
  return found ? Number(found[1]) : null
}
