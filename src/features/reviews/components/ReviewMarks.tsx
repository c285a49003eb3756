import { Group } from '@mantine/core'
import { useIntl, FormattedMessage } from 'react-intl'
import { IconStarFilled } from '@/common/ui/icons/icons'
import { Status } from '@/common/ui/states/Status'
import type { PostInfo } from '@/contract/entities/posts/post'
import { STARS } from '@/features/reviews/reviewFilter'
import classes from './Stars.module.css'

/** A rating from one star to five. */
export function Stars({ rating }: { rating: number }) {
  const intl = useIntl()
  return (
    <span
      role="img"
      className={classes.stars}
      aria-label={intl.formatMessage({ id: 'reviews.label_rating' }, { rating })}
    >
      {[...STARS].reverse().map((star) => (
        <IconStarFilled
          key={star}
          size={16}
          className={star > rating ? (classes.empty ?? '') : ''}
        />
      ))}
    </span>
  )
}

/** The state of a review. */
export function ReviewState({ post: { vitrinaPost, review } }: { post: PostInfo }) {
  return (
    <Group gap="4px 16px">
      <Status tone={vitrinaPost.isPublished ? 'good' : 'off'}>
        <FormattedMessage
          id={vitrinaPost.isPublished ? 'reviews.status_published' : 'reviews.status_unpublished'}
        />
      </Status>
      {review?.isArchived && (
        <Status tone="off">
          <FormattedMessage id="reviews.status_archived" />
        </Status>
      )}
      {review?.isEdited && (
        <Status tone="waiting">
          <FormattedMessage id="reviews.status_edited" />
        </Status>
      )}
    </Group>
  )
}
