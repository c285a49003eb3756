import { withSlices } from '@/common/store/withSlices'
import { analyticsSlice } from '@/features/analytics/analyticsSlice'
import { AnalyticsPage } from '@/features/analytics/pages/AnalyticsPage'

/** The reports on the account. */
export const AnalyticsRoute = withSlices(AnalyticsPage, analyticsSlice)
