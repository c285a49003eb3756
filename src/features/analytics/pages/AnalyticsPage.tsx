import { Skeleton } from '@mantine/core'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { isEmptyReport, METRICS } from '@/features/analytics/metrics'
import { useGetAnalyticsQuery, useGetUpliftQuery } from '@/features/analytics/reportsApi'
import { NothingFound } from '../components/NothingFound'
import { ReportBar } from '../components/ReportBar'
import { AnalyticsReportView } from '../overview/AnalyticsReportView'
import report from '../overview/AnalyticsReportView.module.css'
import cards from '../overview/MetricCards.module.css'
import { searchOfFilter, useReportFilter } from '../reportFilter'
import type { ReportSlots } from '../reportSlots'
import { UpliftPanel } from '../uplift/UpliftPanel'
import { ExportMenu } from '../tables/ExportMenu'

/** The results of the widgets (product-rules/screens.md#routes). */
export function AnalyticsPage(slots: ReportSlots) {
  const shown = useReportFilter()
  const { currentData, isError, refetch } = useGetAnalyticsQuery(shown.question)
  const { eventsCreatedSince, eventsCreatedTill } = shown.question
  const uplift = useGetUpliftQuery({ eventsCreatedSince, eventsCreatedTill })
  return (
    <>
      <ReportBar
        slots={slots}
        report={shown}
        action={
          <ExportMenu
            report={currentData}
            groups={uplift.currentData}
            isCompared={shown.compared !== null}
          />
        }
      />
      {currentData && isEmptyReport(currentData) && (
        <NothingFound report={shown} title="analytics.title_empty" text="analytics.text_empty" />
      )}
      {currentData && !isEmptyReport(currentData) && (
        <AnalyticsReportView
          report={currentData}
          compared={shown.compared}
          search={searchOfFilter(shown.filter)}
          uplift={
            <UpliftPanel
              groups={uplift.currentData}
              isError={uplift.isError}
              onRetry={() => void uplift.refetch()}
            />
          }
        />
      )}
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
        {[...METRICS, 'revenue'].map((metric) => (
          <Skeleton key={metric} height={108} radius="md" />
        ))}
      </div>
      <Skeleton height={360} radius="md" />
      <Skeleton height={180} radius="md" />
    </Loading>
  )
}
