import { PostsAnalyticsPage } from '@/features/analytics/pages/PostsAnalyticsPage'
import { WidgetFilter } from '@/features/widgets/slots/WidgetFilter'

/** The report on posts, with a choice of the widget. */
export function PostsAnalyticsRoute() {
  return <PostsAnalyticsPage renderWidgetFilter={(props) => <WidgetFilter {...props} />} />
}
