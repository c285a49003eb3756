import { Button } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Tooltip } from '@/common/ui/menus/floating'
import type { PostInfo } from '@/contract/entities/post'
import { withChanges, type ReviewChanges } from '../reviewChanges'
import { useSaveReviewMutation } from '../reviewsApi'
import { questionAsked, reviewReverted, selectReviews } from '../reviewsSlice'
import classes from './ReviewCard.module.css'
import { ReviewQuestions } from './ReviewQuestions'

interface ReviewActionsProps {
  post: PostInfo
  changes: ReviewChanges
  isDirty: boolean
}

/** Archive or unarchive; save or revert. One thing after another: with unsaved changes nothing is archived. */
export function ReviewActions({ post, changes, isDirty }: ReviewActionsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { isSaving } = useAppSelector(selectReviews)
  const [saveReview] = useSaveReviewMutation()
  const isArchived = post.review?.isArchived === true
  return (
    <div className={classes.actions}>
      <Tooltip
        label={intl.formatMessage({ id: 'reviews.hint_save-first' })}
        disabled={!isDirty}
        multiline
        maw={260}
      >
        <Button
          variant="default"
          aria-disabled={isDirty || undefined}
          data-disabled={isDirty || undefined}
          disabled={isSaving}
          onClick={() => {
            if (!isDirty) dispatch(questionAsked(isArchived ? 'unarchive' : 'archive'))
          }}
        >
          <FormattedMessage
            id={isArchived ? 'reviews.action_unarchive' : 'reviews.action_archive'}
          />
        </Button>
      </Tooltip>
      <div className={classes.end}>
        <Button
          variant="default"
          disabled={!isDirty || isSaving}
          onClick={() => dispatch(reviewReverted())}
        >
          <FormattedMessage id="reviews.action_revert" />
        </Button>
        <Button
          disabled={!isDirty}
          loading={isSaving}
          onClick={() => void saveReview({ before: post, after: withChanges(post, changes) })}
        >
          <FormattedMessage id="common.action_save" />
        </Button>
      </div>
      <ReviewQuestions post={post} />
    </div>
  )
}
