import { withSlices } from '@/common/store/withSlices'
import { analyticsSlice } from '@/features/analytics/analyticsSlice'
import { PostsAnalyticsPage } from '@/features/analytics/pages/PostsAnalyticsPage'
import { REPORT_SLOTS } from './reportSlots'

const Page = withSlices(PostsAnalyticsPage, analyticsSlice)

/** The report on posts, with a choice of the widget. */
export function PostsAnalyticsRoute() {
  return <Page {...REPORT_SLOTS} />
}
