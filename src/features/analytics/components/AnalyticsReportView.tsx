import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppSelector } from '@/common/store/hooks'
import { EmptyState } from '@/common/ui/states/EmptyState'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { selectMetric } from '../analyticsSlice'
import { isEmptyReport } from '../metrics'
import { DayChart } from './DayChart'
import { MetricCards } from './MetricCards'
import { PostRanking, ProductRanking } from './Rankings'
import { WidgetTable } from './WidgetTable'
import classes from './AnalyticsReportView.module.css'

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
