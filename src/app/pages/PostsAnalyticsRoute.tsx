import { PostsAnalyticsPage } from '@/features/analytics/pages/PostsAnalyticsPage'
import { WidgetFilter } from '@/features/widgets/slots/WidgetFilter'

/** The report on posts with the choice of a widget in it. */
export function PostsAnalyticsRoute() {
  return <PostsAnalyticsPage renderWidgetFilter={(props) => <WidgetFilter {...props} />} />
}
