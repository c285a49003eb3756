import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import {
  comparedDays,
  COMPARISONS,
  daysOfPeriod,
  PRESETS,
  type Comparison,
  type Period,
  type Preset,
  type Span,
} from './period'
import { SpanChoice } from './SpanChoice'
import { spanWords } from './spanWords'

interface PeriodControlsProps {
  filter: { period: Period; comparison: Comparison }
  /** The days of the period, and those that it is compared with. */
  span: Span
  compared: Span | null
  today: string
  change: (part: { period?: Period; comparison?: Comparison }) => void
}

/** Chooses the days of a report. */
export function PeriodControl({ filter: { period }, span, today, change }: PeriodControlsProps) {
  const intl = useIntl()
  const days = spanWords(intl, span)
  return (
    <SpanChoice
      label={intl.formatMessage({ id: 'analytics.label_period' })}
      words={
        typeof period === 'string'
          ? `${intl.formatMessage({ id: PRESET_LABELS[period] })}: ${days}`
          : days
      }
      choices={PRESETS.map((name) => ({
        name,
        title: intl.formatMessage({ id: PRESET_LABELS[name] }),
        span: daysOfPeriod(name, today),
      }))}
      value={period}
      shown={span}
      today={today}
      onChange={(value) => {
        change({ period: value })
      }}
    />
  )
}

/** Chooses what a report is compared with. */
export function ComparisonControl(props: PeriodControlsProps) {
  const { filter, span, compared, today, change } = props
  const intl = useIntl()
  return (
    <SpanChoice
      label={intl.formatMessage({ id: 'analytics.label_comparison' })}
      words={
        compared
          ? intl.formatMessage(
              { id: 'analytics.text_compared' },
              { days: spanWords(intl, compared) },
            )
          : intl.formatMessage({ id: 'analytics.label_compare-none' })
      }
      choices={COMPARISONS.map((name) => ({
        name,
        title: intl.formatMessage({ id: COMPARISON_LABELS[name] }),
        span: comparedDays(name, span),
      }))}
      value={filter.comparison}
      shown={compared ?? span}
      today={today}
      onChange={(value) => {
        change({ comparison: value })
      }}
    />
  )
}

const PRESET_LABELS: Record<Preset, MessageId> = {
  today: 'analytics.label_period-today',
  yesterday: 'analytics.label_period-yesterday',
  '7': 'analytics.label_period-7',
  '30': 'analytics.label_period-30',
  '90': 'analytics.label_period-90',
  'this-month': 'analytics.label_period-this-month',
  'last-month': 'analytics.label_period-last-month',
  year: 'analytics.label_period-year',
}

const COMPARISON_LABELS: Record<(typeof COMPARISONS)[number], MessageId> = {
  before: 'analytics.label_compare-before',
  year: 'analytics.label_compare-year',
  none: 'analytics.label_compare-none',
}
