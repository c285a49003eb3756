import { DAY_MS } from '@/contract/constants'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import type { Metric } from '../metrics'
import type { Span } from '../period/period'

/** Days that one point of the chart has. */
export type Step = 'day' | 'week' | 'month'

/** One point: its days, their number, and the same of the compared period. */
export interface Point {
  span: Span
  value: number
  /** Null where the compared period has no such days. */
  previous: { span: Span; value: number } | null
}

/** Longer periods are drawn by weeks, and from two years on by months: more points than that are noise. */
const MOST_DAYS = 120
const MOST_DAYS_OF_WEEKS = 2 * 366

export function stepOf(dayCount: number): Step {
  if (dayCount <= MOST_DAYS) return 'day'
  return dayCount <= MOST_DAYS_OF_WEEKS ? 'week' : 'month'
}

type Days = AnalyticsReport['days']

/**
 * The numbers of a metric by day, week (from Monday) or month. Days of the compared period are paired with those of the
 * period one by one, whatever their dates are; without `compared` there are none.
 */
export function pointsOf(
  days: Days,
  compared: Days | null,
  metric: Metric,
  step: Step = stepOf(days.length),
): Point[] {
  const points = new Map<string, Point>()
  for (const [index, day] of days.entries()) {
    const key = keyOf(day.date, step)
    const point = points.get(key) ?? { span: spanOf(day.date), value: 0, previous: null }
    points.set(key, point)
    point.span.till = day.date
    point.value += day[metric]
    const before = compared?.[index]
    if (before) {
      point.previous ??= { span: spanOf(before.date), value: 0 }
      point.previous.span.till = before.date
      point.previous.value += before[metric]
    }
  }
  return [...points.values()]
}

const spanOf = (date: string): Span => ({ since: date, till: date })

function keyOf(date: string, step: Step): string {
  if (step === 'month') return date.slice(0, 7)
  if (step === 'day') return date
  // The first day of 1970 was a Thursday.
  return String(Math.floor((Date.parse(date) / DAY_MS + 3) / 7))
}
