import { Skeleton } from '@mantine/core'
import { useIntl } from 'react-intl'
import { METRICS } from '../metrics'
import report from './AnalyticsReportView.module.css'
import cards from './MetricCards.module.css'

/** The report's shape while its numbers are on their way. */
export function AnalyticsSkeleton() {
  const intl = useIntl()
  return (
    <div
      className={report.report}
      role="status"
      aria-busy
      aria-label={intl.formatMessage({ id: 'common.label_loading' })}
    >
      <div className={cards.cards}>
        {METRICS.map((metric) => (
          <Skeleton key={metric} height={108} radius="md" />
        ))}
      </div>
      <Skeleton height={272} radius="md" />
      <Skeleton height={180} radius="md" />
    </div>
  )
}
