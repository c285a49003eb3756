import { useParams } from 'react-router-dom'
import { RedirectToNotFound } from '@/common/routing/Redirect'
import { isId } from '@/common/routing/addressParts'
import { withSlices } from '@/common/store/withSlices'
import { analyticsSlice } from '@/features/analytics/analyticsSlice'
import { PostAnalyticsPage } from '@/features/analytics/pages/PostAnalyticsPage'
import { PostHistory } from '@/features/posts/slots/PostHistory'
import { WidgetFilter } from '@/features/widgets/slots/WidgetFilter'
import { AnswersOfPost } from './postAnalytics/AnswersOfPost'

const Page = withSlices(PostAnalyticsPage, analyticsSlice)

/** The report on one post, for one widget or all, with shoppers' answers and its history; ids are numbers (product-rules/screens.md#routes). */
export function PostAnalyticsRoute() {
  const { postId = '' } = useParams()
  if (!isId(postId)) return <RedirectToNotFound />
  return (
    <Page
      key={postId}
      postId={Number(postId)}
      renderWidgetFilter={(props) => <WidgetFilter {...props} />}
      answers={<AnswersOfPost postId={Number(postId)} />}
      history={<PostHistory postId={Number(postId)} />}
    />
  )
}
