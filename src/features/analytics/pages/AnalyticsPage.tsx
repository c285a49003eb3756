import { Skeleton } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '@/common/lib/useNow'
import { useAccountZone } from '@/common/session/accountZone'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { AnalyticsReportView } from '@/features/analytics/components/AnalyticsReportView'
import report from '@/features/analytics/components/AnalyticsReportView.module.css'
import { ExportMenu } from '@/features/analytics/components/ExportMenu'
import cards from '@/features/analytics/components/MetricCards.module.css'
import { ReportBar } from '@/features/analytics/components/ReportBar'
import { METRICS } from '@/features/analytics/metrics'
import { boundsOfPeriod, periodOfAddress } from '@/features/analytics/reportFilter'
import { useGetAnalyticsQuery } from '@/features/analytics/reportsApi'

/** The results of the widgets (product-rules/screens.md#routes). */
export function AnalyticsPage() {
  const [address, setAddress] = useSearchParams()
  const days = periodOfAddress(address)
  const { since, till } = boundsOfPeriod(days, useNow(), useAccountZone())
  const { currentData, isError, refetch } = useGetAnalyticsQuery({
    embedIds: [],
    eventsCreatedSince: since,
    eventsCreatedTill: till,
  })
  return (
    <>
      <ReportBar
        days={days}
        onPeriod={(value) => {
          setAddress(
            (params) => {
              params.set('days', String(value))
              return params
            },
            { replace: true },
          )
        }}
        action={<ExportMenu report={currentData} />}
      />
      {currentData && <AnalyticsReportView report={currentData} />}
      {!currentData &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <AnalyticsSkeleton />)}
    </>
  )
}

/** The skeleton of the report while its numbers are loading. */
function AnalyticsSkeleton() {
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
