import { withSlices } from '@/common/store/withSlices'
import { analyticsSlice } from '@/features/analytics/analyticsSlice'
import { AnalyticsPage } from '@/features/analytics/pages/AnalyticsPage'
import { REPORT_SLOTS } from './reportSlots'

const Page = withSlices(AnalyticsPage, analyticsSlice)

/** The reports on the account. */
export function AnalyticsRoute() {
  return <Page {...REPORT_SLOTS} />
}
