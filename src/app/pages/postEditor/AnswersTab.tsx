import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { LoadingBlock } from '@/common/ui/states/Loading'
import type { PostInfo } from '@/contract/entities/posts/post'
import { interactionSlides } from '@/features/analytics/answers/answerTargets'

const PostAnswers = lazyWithTexts(() =>
  import(/* webpackChunkName: "answers" */ '@/features/analytics/slots/PostAnswers').then(
    (module) => module.PostAnswers,
  ),
)

/** px */
const ANSWERS_HEIGHT = 260

/** The shoppers' answers to the open post, as it is stored. */
export function AnswersTab({ post: { vitrinaPost, media } }: { post: PostInfo }) {
  const { id } = vitrinaPost
  if (id === null) return null
  return (
    <PanelSection title={<FormattedMessage id="answers.title" />}>
      <Suspense fallback={<LoadingBlock height={ANSWERS_HEIGHT} />}>
        <PostAnswers postId={id} slides={interactionSlides(media)} />
      </Suspense>
    </PanelSection>
  )
}
