import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { paths } from '@/common/routing/paths'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { Table } from '@/common/ui/table/Table'
import { useSortedRows } from '@/common/ui/table/useSortedRows'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { METRIC_LABELS, METRICS } from '../metrics'
import { Panel } from './Panel'
import { revenueColumn } from './revenueColumn'

type WidgetRow = AnalyticsReport['widgets'][number]

/** Each widget with its metrics and revenue; a row opens the widget. */
export function WidgetTable({ widgets }: Pick<AnalyticsReport, 'widgets'>) {
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
