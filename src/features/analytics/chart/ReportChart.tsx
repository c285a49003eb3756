import { Button, Text, Title } from '@mantine/core'
import { lazy, Suspense, useMemo, useState, type KeyboardEvent } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { LoadingBlock } from '@/common/ui/states/Loading'
import type { Column } from '@/common/ui/table/column'
import { useSortedRows } from '@/common/ui/table/sortedRows'
import { Table } from '@/common/ui/table/Table'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { CHART_BY, chartByChosen, chartTableToggled, selectChart } from '../analyticsSlice'
import { METRIC_LABELS, type Metric } from '../metrics'
import { stepOf, type Step } from './series'
import { marksByDay, marksByHour, type Mark } from './marks'
import classes from './ReportChart.module.css'

/** The library that draws loads beside the report's numbers. */
const Plot = lazy(async () => {
  const { Plot: loaded } = await import(/* webpackChunkName: "plot" */ './Plot')
  return { default: loaded }
})

interface ReportChartProps {
  report: AnalyticsReport
  metric: Metric
  /** Whether the compared period is shown. */
  isCompared: boolean
}

/** The chosen metric by day or by hour of the day, as a chart or as a table. */
export function ReportChart({ report, metric, isCompared }: ReportChartProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { by, isTable } = useAppSelector(selectChart)
  const marks = useMemo(
    () =>
      by === 'hour'
        ? marksByHour(intl, report, metric)
        : marksByDay(intl, report, metric, isCompared),
    [intl, report, metric, by, isCompared],
  )
  const title = intl.formatMessage({ id: METRIC_LABELS[metric].title })
  return (
    <section className={classes.chart} aria-label={title}>
      <div className={classes.head}>
        <Title order={2} size="h4">
          <FormattedMessage
            id={by === 'hour' ? 'analytics.title_by-hour' : TITLES[stepOf(report.days.length)]}
            values={{ metric: title }}
          />
        </Title>
        <div className={classes.tools}>
          <SegmentedControl
            aria-label={intl.formatMessage({ id: 'analytics.label_by' })}
            size="xs"
            value={by}
            data={CHART_BY.map((value) => ({
              value,
              label: intl.formatMessage({
                id: value === 'hour' ? 'analytics.label_by-hour' : 'analytics.label_by-day',
              }),
            }))}
            onChange={(value) => dispatch(chartByChosen(value))}
          />
          <Button
            variant="default"
            size="xs"
            aria-pressed={isTable}
            onClick={() => dispatch(chartTableToggled())}
          >
            <FormattedMessage
              id={isTable ? 'analytics.action_as-chart' : 'analytics.action_as-table'}
            />
          </Button>
        </div>
      </div>
      {isTable ? (
        <MarkTable marks={marks} title={title} />
      ) : (
        <MarkPlot marks={marks} title={title} shape={by === 'hour' ? 'bars' : 'line'} />
      )}
    </section>
  )
}

interface MarksProps {
  marks: readonly Mark[]
  title: string
}

const TITLES: Record<Step, MessageId> = {
  day: 'analytics.title_by-day',
  week: 'analytics.title_by-week',
  month: 'analytics.title_by-month',
}

/** The drawn numbers. The arrow keys move through them; what is read, by whatever means, is shown in words. */
function MarkPlot({ marks, title, shape }: MarksProps & { shape: 'line' | 'bars' }) {
  const intl = useIntl()
  const [reading, setReading] = useState<number | null>(null)
  const values = useMemo(() => marks.map(({ value }) => value), [marks])
  const ghosts = useMemo(
    () =>
      marks.some(({ before }) => before) ? marks.map(({ before }) => before?.value ?? null) : null,
    [marks],
  )
  // The period may have become shorter.
  const read = reading !== null && reading < marks.length ? reading : null
  const mark = read === null ? undefined : marks[read]
  const best = marks[values.indexOf(Math.max(...values))]

  function move(event: KeyboardEvent) {
    const last = marks.length - 1
    const to = nextOf(event.key, read, last)
    if (to === null) return
    event.preventDefault()
    setReading(Math.min(last, Math.max(0, to)))
  }
  return (
    <>
      <div className={classes.words}>
        <Text size="sm" aria-live="polite" className={classes.reading}>
          {mark ? (
            <MarkWords mark={mark} />
          ) : (
            best && (
              <FormattedMessage
                id="analytics.text_top"
                values={{ name: best.name, count: best.value }}
              />
            )
          )}
        </Text>
        {ghosts && (
          <div className={classes.legend}>
            <span className={classes.now}>
              <FormattedMessage id="analytics.label_this-period" />
            </span>
            <span className={classes.before}>
              <FormattedMessage id="analytics.label_compared-period" />
            </span>
          </div>
        )}
      </div>
      <div
        className={classes.field}
        role="application"
        tabIndex={0}
        aria-roledescription={intl.formatMessage({ id: 'analytics.label_chart' })}
        aria-label={intl.formatMessage({ id: 'analytics.hint_chart' }, { title })}
        onKeyDown={move}
        onBlur={() => {
          setReading(null)
        }}
      >
        <Suspense fallback={<LoadingBlock height={240} />}>
          <Plot
            values={values}
            ghosts={ghosts}
            shape={shape}
            labelOf={(index) => marks[index]?.short ?? ''}
            writeValue={(value) =>
              intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 })
            }
            read={read}
            onRead={setReading}
          />
        </Suspense>
      </div>
    </>
  )
}

/** The point that a key leads to; null for keys that lead to none. */
function nextOf(key: string, read: number | null, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (read ?? last + 1) - 1
    case 'ArrowRight':
      return (read ?? -1) + 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** One point in words, with the compared one. */
function MarkWords({ mark: { name, value, before } }: { mark: Mark }) {
  const words = { name, count: value }
  return before ? (
    <FormattedMessage
      id="analytics.text_point-compared"
      values={{ ...words, before: before.name, beforeCount: before.value }}
    />
  ) : (
    <FormattedMessage id="analytics.text_point" values={words} />
  )
}

/** The same numbers as a table. */
function MarkTable({ marks, title }: MarksProps) {
  const intl = useIntl()
  const { by } = useAppSelector(selectChart)
  const isCompared = marks.some(({ before }) => before)
  const columns: Column<Mark>[] = [
    {
      key: 'at',
      title: intl.formatMessage({
        id: by === 'hour' ? 'analytics.label_hour' : 'analytics.label_days-of-row',
      }),
      cell: ({ name }) => name,
      sortBy: ({ order }) => order,
    },
    {
      key: 'count',
      title,
      align: 'end',
      cell: ({ value }) => <FormattedNumber value={value} />,
      sortBy: ({ value }) => value,
    },
    ...(isCompared ? comparedColumns(intl.formatMessage) : []),
  ]
  const sorted = useSortedRows(marks, columns, 'sort-chart')
  return <Table label={title} columns={columns} keyOf={({ order }) => order} isPlain {...sorted} />
}

const comparedColumns = (
  words: (of: {
    id: 'analytics.label_compared-days' | 'analytics.label_compared-period'
  }) => string,
): Column<Mark>[] => [
  {
    key: 'compared',
    title: words({ id: 'analytics.label_compared-period' }),
    align: 'end',
    cell: ({ before }) => (before ? <FormattedNumber value={before.value} /> : '—'),
    sortBy: ({ before }) => before?.value ?? -1,
  },
  {
    key: 'compared-at',
    title: words({ id: 'analytics.label_compared-days' }),
    align: 'end',
    cell: ({ before }) => before?.name ?? '—',
  },
]
