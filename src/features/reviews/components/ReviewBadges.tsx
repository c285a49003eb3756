import { Badge, Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { PostInfo } from '@/contract/entities/post'

/** What state a review is in. */
export function ReviewBadges({ post: { vitrinaPost, review } }: { post: PostInfo }) {
  return (
    <Group gap={6}>
      <Badge variant="light" color={vitrinaPost.isPublished ? 'pine' : 'gray'}>
        <FormattedMessage
          id={vitrinaPost.isPublished ? 'reviews.status_published' : 'reviews.status_unpublished'}
        />
      </Badge>
      {review?.isArchived && (
        <Badge variant="filled" color="dark">
          <FormattedMessage id="reviews.status_archived" />
        </Badge>
      )}
      {review?.isEdited && (
        <Badge variant="default">
          <FormattedMessage id="reviews.status_edited" />
        </Badge>
      )}
    </Group>
  )
}
