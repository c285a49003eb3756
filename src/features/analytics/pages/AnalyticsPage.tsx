import { useSearchParams } from 'react-router-dom'
import { timeZoneHere } from '@/common/lib/timeZone'
import { useNow } from '@/common/lib/useNow'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { useGetAnalyticsQuery } from '../reportsApi'
import { AnalyticsReportView } from '../components/AnalyticsReportView'
import { AnalyticsSkeleton } from '../components/AnalyticsSkeleton'
import { ExportMenu } from '../components/ExportMenu'
import { ReportBar } from '../components/ReportBar'
import { boundsOfPeriod, periodOfAddress } from '../period'

/** The results of the widgets (product-rules/screens.md#routes). */
export function AnalyticsPage() {
  const [address, setAddress] = useSearchParams()
  const days = periodOfAddress(address)
  const { since, till } = boundsOfPeriod(days, useNow())
  const { currentData, isError, refetch } = useGetAnalyticsQuery({
    embedIds: [],
    eventsCreatedSince: since,
    eventsCreatedTill: till,
    timeZone: timeZoneHere(),
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
