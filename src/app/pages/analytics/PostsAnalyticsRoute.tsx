import { withSlices } from '@/common/store/withSlices'
import { analyticsSlice } from '@/features/analytics/analyticsSlice'
import { PostsAnalyticsPage } from '@/features/analytics/pages/PostsAnalyticsPage'
import { WidgetFilter } from '@/features/widgets/slots/WidgetFilter'

const Page = withSlices(PostsAnalyticsPage, analyticsSlice)

/** The report on posts, with a choice of the widget. */
export function PostsAnalyticsRoute() {
  return <Page renderWidgetFilter={(props) => <WidgetFilter {...props} />} />
}
