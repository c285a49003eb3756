import { Text } from '@mantine/core'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { IconTrash } from '@/common/ui/icons/icons'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import { withoutPhoto } from '@/features/reviews/reviewPost'
import { useSaveReviewMutation } from '../reviewsApi'
import { questionAsked, questionDropped, selectReviews } from '../reviewsSlice'
import classes from './ReviewCard.module.css'

interface ReviewMediaProps {
  post: PostInfo
  /** Photos and videos can be removed. */
  canRemove: boolean
}

/** Pictures and videos of a review; a picture opens in its full size. */
export function ReviewMedia({ post, canRemove }: ReviewMediaProps) {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const { media } = post
  return (
    <div>
      <ul
        ref={list}
        tabIndex={-1}
        className={classes.pictures}
        aria-label={intl.formatMessage({ id: 'reviews.title_photos' })}
      >
        {media.map((item, index) => (
          <li key={item.id} className={classes.item}>
            <Picture item={item} number={index + 1} />
            {canRemove && <RemoveButton mediaId={item.id} number={index + 1} />}
          </li>
        ))}
      </ul>
      {media.length === 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="reviews.text_no-media" />
        </Text>
      )}
      {canRemove && <RemovalQuestion post={post} onRemoved={() => list.current?.focus()} />}
    </div>
  )
}

function Picture({ item, number }: { item: MediaItem; number: number }) {
  const intl = useIntl()
  const { imageUrl, imageHighResolutionUrl, videoUrl } = item
  if (videoUrl !== null) {
    return (
      <video src={videoUrl} poster={imageUrl} controls preload="none" className={classes.picture} />
    )
  }
  return (
    <a href={imageHighResolutionUrl} target="_blank" rel="noreferrer">
      <img
        src={imageUrl}
        alt={intl.formatMessage({ id: 'reviews.label_picture' }, { number })}
        className={classes.picture}
      />
    </a>
  )
}

function RemoveButton({ mediaId, number }: { mediaId: number; number: number }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { isSaving } = useAppSelector(selectReviews)
  return (
    <button
      type="button"
      className={classes.remove}
      disabled={isSaving}
      aria-label={intl.formatMessage({ id: 'reviews.label_photo-remove' }, { number })}
      onClick={() => dispatch(questionAsked({ photoId: mediaId }))}
    >
      <IconTrash size={18} />
    </button>
  )
}

interface RemovalQuestionProps {
  post: PostInfo
  onRemoved: () => void
}

/** Confirms the removal of a photo, which cannot be undone, and explains what shoppers see without it. */
function RemovalQuestion({ post, onRemoved }: RemovalQuestionProps) {
  const dispatch = useAppDispatch()
  const { question, isSaving } = useAppSelector(selectReviews)
  const [saveReview] = useSaveReviewMutation()
  if (question === null || typeof question === 'string') return null
  const after = withoutPhoto(post, question.photoId)
  const isHidden = post.vitrinaPost.isPublished && after.media.length === 0
  return (
    <ConfirmDialog
      opened
      title={<FormattedMessage id="reviews.title_photo-removal" />}
      confirmLabel={<FormattedMessage id="reviews.action_photo-remove" />}
      isBusy={isSaving}
      onConfirm={() => void saveReview({ before: post, after }).then(onRemoved)}
      onCancel={() => dispatch(questionDropped())}
    >
      <FormattedMessage
        id={isHidden ? 'reviews.text_photo-removal-last' : 'reviews.text_photo-removal'}
      />
    </ConfirmDialog>
  )
}
