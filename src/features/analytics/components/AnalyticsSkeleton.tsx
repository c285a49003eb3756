import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import { METRICS } from '../metrics'
import report from './AnalyticsReportView.module.css'
import cards from './MetricCards.module.css'

/** The skeleton of the report while its numbers are loading. */
export function AnalyticsSkeleton() {
  return (
    <Loading className={report.report}>
      <div className={cards.cards}>
        {METRICS.map((metric) => (
          <Skeleton key={metric} height={108} radius="md" />
        ))}
      </div>
      <Skeleton height={272} radius="md" />
      <Skeleton height={180} radius="md" />
    </Loading>
  )
}
