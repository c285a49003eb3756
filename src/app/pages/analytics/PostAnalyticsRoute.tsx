import { useParams } from 'react-router-dom'
import { isId } from '@/common/routing/addressParts'
import { RedirectToNotFound } from '@/common/routing/Redirect'
import { withSlices } from '@/common/store/withSlices'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { analyticsSlice } from '@/features/analytics/analyticsSlice'
import { interactionSlides } from '@/features/analytics/answers/answerTargets'
import { PostAnalyticsPage } from '@/features/analytics/pages/PostAnalyticsPage'
import { AnswersSection, AnswersSkeleton } from '@/features/analytics/slots/AnswersSection'
import { PostAnswers } from '@/features/analytics/slots/PostAnswers'
import { useReadPostQuery } from '@/features/posts/library/readPostApi'
import { PostHistory } from '@/features/posts/slots/PostHistory'
import { REPORT_SLOTS } from './reportSlots'

const Page = withSlices(PostAnalyticsPage, analyticsSlice)

/** The report on one post, for one widget or all, with shoppers' answers and its history; ids are numbers (product-rules/screens.md#routes). */
export function PostAnalyticsRoute() {
  const { postId = '' } = useParams()
  if (!isId(postId)) return <RedirectToNotFound />
  return (
    <Page
      key={postId}
      postId={Number(postId)}
      {...REPORT_SLOTS}
      answers={<AnswersOfPost postId={Number(postId)} />}
      history={<PostHistory postId={Number(postId)} />}
    />
  )
}

/** The shoppers' answers to a post, with its stored interactives. */
function AnswersOfPost({ postId }: { postId: number }) {
  const { currentData: post, isError, refetch } = useReadPostQuery(postId)
  // The post does not exist; the rest of the page handles that.
  if (post === null) return null
  return (
    <AnswersSection>
      {post && <PostAnswers postId={postId} slides={interactionSlides(post.media)} />}
      {!post && !isError && <AnswersSkeleton />}
      {!post && isError && <ErrorState onRetry={() => void refetch()} />}
    </AnswersSection>
  )
}
