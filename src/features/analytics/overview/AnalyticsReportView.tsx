import type { ReactNode } from 'react'
import { useAppSelector } from '@/common/store/hooks'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { selectMetric } from '../analyticsSlice'
import { ReportChart } from '../chart/ReportChart'
import { METRICS } from '../metrics'
import type { Span } from '../period/period'
import { OverviewTables } from '../tables/OverviewTables'
import classes from './AnalyticsReportView.module.css'
import { MetricCards } from './MetricCards'

interface AnalyticsReportViewProps {
  report: AnalyticsReport
  /** Null: without comparison. */
  compared: Span | null
  /** The filter as the search part of an address; the report on one post keeps it. */
  search: string
  /** Orders of those who opened something, which load by themselves. */
  uplift: ReactNode
}

/** Totals, the chosen metric over time, and the tables behind it. */
export function AnalyticsReportView({
  report,
  compared,
  search,
  uplift,
}: AnalyticsReportViewProps) {
  const metric = useAppSelector(selectMetric)
  return (
    <div className={classes.report}>
      <MetricCards {...report} metrics={METRICS} chosen={metric} compared={compared} />
      <ReportChart report={report} metric={metric} isCompared={compared !== null} />
      <OverviewTables report={report} search={search} />
      {uplift}
    </div>
  )
}
