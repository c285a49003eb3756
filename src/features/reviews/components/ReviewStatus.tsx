import { Stack, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { usePermission } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import type { ReviewChanges } from '@/features/reviews/reviewPost'
import { reviewChanged } from '../reviewsSlice'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

export type RenderAlbumPicker = (props: {
  value: number[]
  onChange: (albums: IdName[]) => void
  error: ReactNode
  disabled: boolean
}) => ReactNode

interface ReviewStatusProps {
  post: PostInfo
  changes: ReviewChanges
  canEdit: boolean
  albumsProblem: string | null
  renderAlbumPicker: RenderAlbumPicker
}

/** Whether shoppers see the review, and in which albums. */
export function ReviewStatus(props: ReviewStatusProps) {
  const { post, changes, canEdit, albumsProblem, renderAlbumPicker } = props
  const dispatch = useAppDispatch()
  const canPublish = usePermission('PUBLISH_POST')
  const lock = lockOf(post, canEdit && canPublish)
  const hint = lock ?? (post.media.length === 0 ? 'reviews.hint_no-media' : null)
  return (
    <Stack gap="md">
      {renderAlbumPicker({
        value: changes.albumList.map(({ id }) => id),
        error: albumsProblem,
        disabled: !canEdit,
        onChange: (albumList) => dispatch(reviewChanged({ ...changes, albumList })),
      })}
      <Switch
        label={<FormattedMessage id="reviews.label_publish" />}
        description={hint && <FormattedMessage id={hint} />}
        checked={changes.isPublished}
        disabled={lock !== null}
        onChange={(event) =>
          dispatch(reviewChanged({ ...changes, isPublished: event.currentTarget.checked }))
        }
      />
    </Stack>
  )
}

/** Why the status cannot be changed; null when it can (product-rules/posts.md#reviews). */
function lockOf({ review, vitrinaPost }: PostInfo, isAllowed: boolean): MessageId | null {
  if (review?.isArchived) return 'reviews.hint_archived'
  if (vitrinaPost.isEnabledScheduler) return 'editor.hint_scheduled'
  return isAllowed ? null : 'reviews.hint_no-right'
}
