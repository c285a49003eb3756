import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import type { PostInfo } from '@/contract/entities/posts/post'
import { AnswersSkeleton } from '@/features/analytics/slots/AnswersSection'
import { interactionSlides } from '@/features/analytics/answers/answerTargets'

const PostAnswers = lazyWithTexts(() =>
  import(/* webpackChunkName: "answers" */ '@/features/analytics/slots/PostAnswers').then(
    (module) => module.PostAnswers,
  ),
)

/** The shoppers' answers to the open post, as it is stored. */
export function AnswersTab({ post: { vitrinaPost, media } }: { post: PostInfo }) {
  const { id } = vitrinaPost
  if (id === null) return null
  return (
    <PanelSection title={<FormattedMessage id="answers.title" />}>
      <Suspense fallback={<AnswersSkeleton />}>
        <PostAnswers postId={id} slides={interactionSlides(media)} />
      </Suspense>
    </PanelSection>
  )
}
