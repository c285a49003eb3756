import { Button } from '@mantine/core'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppSelector } from '@/common/store/hooks'
import { EmptyState } from '@/common/ui/states/EmptyState'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { Table } from '@/common/ui/table/Table'
import { useSortedRows } from '@/common/ui/table/sortedRows'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { selectMetric } from '@/features/analytics/analyticsSlice'
import { isEmptyReport, METRIC_LABELS, METRICS } from '@/features/analytics/metrics'
import classes from './AnalyticsReportView.module.css'
import { DayChart } from './DayChart'
import { MetricCards } from './MetricCards'
import { Panel, PostRanking, ProductRanking } from './Rankings'
import { revenueColumn } from './figures'

/** Totals, the chosen metric by day, and the rankings behind it. */
export function AnalyticsReportView({ report }: { report: AnalyticsReport }) {
  const metric = useAppSelector(selectMetric)
  if (isEmptyReport(report)) {
    return (
      <EmptyState
        subject="analytics"
        title={<FormattedMessage id="analytics.title_empty" />}
        action={
          <Button component={Link} to={paths.galleries()}>
            <FormattedMessage id="analytics.action_widgets" />
          </Button>
        }
      >
        <FormattedMessage id="analytics.text_empty" />
      </EmptyState>
    )
  }
  return (
    <div className={classes.report}>
      <MetricCards {...report} />
      <DayChart days={report.days} metric={metric} />
      <WidgetTable widgets={report.widgets} />
      <div className={classes.rankings}>
        <ProductRanking products={report.products} />
        <PostRanking posts={report.posts} />
      </div>
    </div>
  )
}

type WidgetRow = AnalyticsReport['widgets'][number]

/** Each widget with its metrics and revenue; a row opens the widget. */
function WidgetTable({ widgets }: Pick<AnalyticsReport, 'widgets'>) {
  const intl = useIntl()
  const columns: Column<WidgetRow>[] = [
    {
      key: 'widget',
      title: intl.formatMessage({ id: 'analytics.label_widget' }),
      cell: ({ embedId, role }) => <RowName to={paths.builder(embedId)}>{role}</RowName>,
      sortBy: ({ role }) => role,
    },
    ...METRICS.map((metric): Column<WidgetRow> => ({
      key: metric,
      title: intl.formatMessage({ id: METRIC_LABELS[metric].title }),
      align: 'end',
      cell: (widget) => <FormattedNumber value={widget[metric]} />,
      sortBy: (widget) => widget[metric],
    })),
    revenueColumn(intl),
  ]
  const sorted = useSortedRows(widgets, columns)
  return (
    <Panel title={<FormattedMessage id="analytics.title_widgets" />}>
      <Table
        label={intl.formatMessage({ id: 'analytics.title_widgets' })}
        columns={columns}
        keyOf={({ embedId }) => embedId}
        isPlain
        {...sorted}
      />
    </Panel>
  )
}
