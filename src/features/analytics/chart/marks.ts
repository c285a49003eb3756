import type { IntlShape } from 'react-intl'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import type { Metric } from '../metrics'
import { spanWords } from '../period/spanWords'
import { pointsOf, stepOf } from './series'

/** A point of the chart in words. */
export interface Mark {
  /** Its place in time. */
  order: number
  name: string
  /** Under the axis. */
  short: string
  value: number
  before: { name: string; value: number } | null
}

type Report = Pick<AnalyticsReport, 'days' | 'previousDays' | 'hours'>

export function marksByDay(
  intl: IntlShape,
  { days, previousDays }: Report,
  metric: Metric,
  isCompared: boolean,
): Mark[] {
  const step = stepOf(days.length)
  return pointsOf(days, isCompared ? previousDays : null, metric, step).map(
    ({ span, value, previous }, order) => ({
      order,
      name: spanWords(intl, span),
      short: intl.formatDate(span.since, {
        ...(step === 'month'
          ? { month: 'short', year: '2-digit' }
          : { day: 'numeric', month: 'short' }),
        timeZone: 'UTC',
      }),
      value,
      before: previous && { name: spanWords(intl, previous.span), value: previous.value },
    }),
  )
}

export function marksByHour(intl: IntlShape, { hours }: Report, metric: Metric): Mark[] {
  const clock = (hour: number) =>
    intl.formatDate(Date.UTC(2000, 0, 1, hour), {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    })
  return hours.map((row) => ({
    order: row.hour,
    name: intl.formatMessage(
      { id: 'analytics.text_hour' },
      { from: clock(row.hour), till: clock(row.hour + 1) },
    ),
    short: clock(row.hour),
    value: row[metric],
    before: null,
  }))
}
