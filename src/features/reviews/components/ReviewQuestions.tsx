import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import type { PostInfo } from '@/contract/entities/posts/post'
import { withArchived } from '@/features/reviews/reviewPost'
import { useSaveReviewMutation } from '../reviewsApi'
import { questionDropped, selectReviews } from '../reviewsSlice'

interface ReviewQuestionsProps {
  post: PostInfo
}

/** Confirmations before a review is archived or unarchived, or unsaved changes are left. */
export function ReviewQuestions({ post }: ReviewQuestionsProps) {
  const dispatch = useAppDispatch()
  const { question, isSaving } = useAppSelector(selectReviews)
  const [saveReview] = useSaveReviewMutation()
  const cancel = () => dispatch(questionDropped())
  const archive = (isArchived: boolean) =>
    void saveReview({ before: post, after: withArchived(post, isArchived) })
  // Each is mounted when it opens, so that the Escape that opened it does not also close it.
  if (question === 'archive') {
    return (
      <ConfirmDialog
        opened
        title={<FormattedMessage id="reviews.title_archive" />}
        confirmLabel={<FormattedMessage id="reviews.action_archive" />}
        isBusy={isSaving}
        onConfirm={() => {
          archive(true)
        }}
        onCancel={cancel}
      >
        <FormattedMessage
          id={
            post.vitrinaPost.isPublished ? 'reviews.text_archive-published' : 'reviews.text_archive'
          }
        />
      </ConfirmDialog>
    )
  }
  if (question === 'unarchive') {
    return (
      <ConfirmDialog
        opened
        title={<FormattedMessage id="reviews.title_unarchive" />}
        confirmLabel={<FormattedMessage id="reviews.action_unarchive" />}
        isBusy={isSaving}
        onConfirm={() => {
          archive(false)
        }}
        onCancel={cancel}
      >
        <FormattedMessage id="reviews.text_unarchive" />
      </ConfirmDialog>
    )
  }
  return null
}
