import { isDay } from '@/common/lib/days'
import { dayAfter } from '@/contract/text/zonedDays'
import { addressOfDays } from '@/contract/addresses'
import { DAY_MS, REPORT_MAX_DAYS } from '@/contract/constants'

/** Days of the calendar as `2026-03-01`, both included. */
export interface Span {
  since: string
  till: string
}

/** Periods that move with the calendar. Numbers are that many days, today as the last one. */
export const PRESETS = [
  'today',
  'yesterday',
  '7',
  '30',
  '90',
  'this-month',
  'last-month',
  'year',
] as const
export type Preset = (typeof PRESETS)[number]
export type Period = Preset | Span

/** What a period is compared with: as many days before it, its days a year ago, nothing. */
export const COMPARISONS = ['before', 'year', 'none'] as const
export type Comparison = (typeof COMPARISONS)[number] | Span

export const DEFAULT_PERIOD: Preset = '30'
export const DEFAULT_COMPARISON = 'before'

export const lengthOf = ({ since, till }: Span): number =>
  Math.round((Date.parse(till) - Date.parse(since)) / DAY_MS) + 1

/** Whether a report can have these days. */
const isAllowed = (span: Span) =>
  isDay(span.since) &&
  isDay(span.till) &&
  span.since <= span.till &&
  lengthOf(span) <= REPORT_MAX_DAYS

/** The last day that a span from `since` may have. */
export const lastDayFrom = (since: string): string => dayAfter(since, REPORT_MAX_DAYS - 1)

/** A choice as a part of an address: its name, or its first and last day. */
export const addressOfChoice = (choice: Period | Comparison): string =>
  typeof choice === 'string' ? choice : addressOfDays(choice)

function choiceOfAddress<Name extends string>(
  text: string | null,
  names: readonly Name[],
  standard: Name,
): Name | Span {
  const name = names.find((one) => one === text)
  if (name !== undefined) return name
  const [since = '', till = '', ...others] = (text ?? '').split('_')
  const span = { since, till }
  return others.length === 0 && isAllowed(span) ? span : standard
}

/** Reads a period from an address; anything unknown is the default. */
export const periodOfAddress = (text: string | null): Period =>
  choiceOfAddress(text, PRESETS, DEFAULT_PERIOD)

export const comparisonOfAddress = (text: string | null): Comparison =>
  choiceOfAddress(text, COMPARISONS, DEFAULT_COMPARISON)

/** The days of a period, as of `today`. */
export function daysOfPeriod(period: Period, today: string): Span {
  if (typeof period !== 'string') return period
  const month = `${today.slice(0, 7)}-01`
  switch (period) {
    case 'today':
      return { since: today, till: today }
    case 'yesterday':
      return { since: dayAfter(today, -1), till: dayAfter(today, -1) }
    case 'this-month':
      return { since: month, till: today }
    case 'last-month': {
      const till = dayAfter(month, -1)
      return { since: `${till.slice(0, 7)}-01`, till }
    }
    case 'year':
      return { since: dayAfter(yearBefore(today), 1), till: today }
    default:
      return { since: dayAfter(today, 1 - Number(period)), till: today }
  }
}

/** The days that a span is compared with; null for none. */
export function comparedDays(comparison: Comparison, { since, till }: Span): Span | null {
  if (typeof comparison !== 'string') return comparison
  switch (comparison) {
    case 'before':
      return { since: dayAfter(since, -lengthOf({ since, till })), till: dayAfter(since, -1) }
    case 'year':
      return { since: yearBefore(since), till: yearBefore(till) }
    case 'none':
      return null
  }
}

/** The same day of the year before; the last of February for a leap day. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1)
  const same = year + day.slice(4)
  return isDay(same) ? same : `${year}-02-28`
}
