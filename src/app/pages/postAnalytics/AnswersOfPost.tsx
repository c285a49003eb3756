import { ErrorState } from '@/common/ui/states/ErrorState'
import { interactionSlides } from '@/features/analytics/answers/interactionSlides'
import { AnswersSkeleton } from '@/features/analytics/slots/AnswersSkeleton'
import { AnswersSection } from '@/features/analytics/slots/AnswersSection'
import { PostAnswers } from '@/features/analytics/slots/PostAnswers'
import { useReadPostQuery } from '@/features/posts/library/readPostApi'

/** What shoppers answered on a post, with its interactives as they are stored. */
export function AnswersOfPost({ postId }: { postId: number }) {
  const { currentData: post, isError, refetch } = useReadPostQuery(postId)
  // There is no such post, which the rest of the page deals with.
  if (post === null) return null
  return (
    <AnswersSection>
      {post && <PostAnswers postId={postId} slides={interactionSlides(post.media)} />}
      {!post && !isError && <AnswersSkeleton />}
      {!post && isError && <ErrorState onRetry={() => void refetch()} />}
    </AnswersSection>
  )
}
