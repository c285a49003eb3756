import { ErrorState } from '@/common/ui/states/ErrorState'
import { interactionSlides } from '@/features/analytics/answers/interactionSlides'
import { AnswersSkeleton } from '@/features/analytics/slots/AnswersSkeleton'
import { AnswersSection } from '@/features/analytics/slots/AnswersSection'
import { PostAnswers } from '@/features/analytics/slots/PostAnswers'
import { useReadPostQuery } from '@/features/posts/library/readPostApi'

/** The shoppers' answers to a post, with its stored interactives. */
export function AnswersOfPost({ postId }: { postId: number }) {
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
