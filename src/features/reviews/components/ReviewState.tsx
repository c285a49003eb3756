import { Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Status } from '@/common/ui/states/Status'
import type { PostInfo } from '@/contract/entities/posts/post'

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
