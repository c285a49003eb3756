import { Skeleton, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { UnsavedChangesGuard } from '@/common/routing/UnsavedChangesGuard'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { PostInfo } from '@/contract/entities/posts/post'
import { isChanged } from '@/features/reviews/reviewPost'
import { useGetReviewQuery } from '../reviewsApi'
import { reviewOpened, selectReviews } from '../reviewsSlice'
import { ReviewCard } from './ReviewCard'
import type { RenderAlbumPicker } from './ReviewStatus'

interface ReviewDialogProps {
  reviewId: number
  /** The review from the list, shown until it is read again. */
  listed: PostInfo | undefined
  renderAlbumPicker: RenderAlbumPicker
  onClose: () => void
}

/** The card of one review. With unsaved changes it asks before it is left. */
export function ReviewDialog({ reviewId, listed, ...card }: ReviewDialogProps) {
  const dispatch = useAppDispatch()
  const { changes, isSaving } = useAppSelector(selectReviews)
  const { data, isError, refetch } = useGetReviewQuery(reviewId, {
    refetchOnMountOrArgChange: true,
  })
  useEffect(() => {
    dispatch(reviewOpened({ reviewId }))
  }, [dispatch, reviewId])
  const post = data === undefined ? listed : data
  const isDirty =
    post !== null && post !== undefined && changes !== null && isChanged(post, changes)
  return (
    <Dialog
      opened
      onClose={card.onClose}
      title={<FormattedMessage id="reviews.title_card" />}
      isUncloseable={isSaving}
      size="lg"
    >
      {post && (
        <ReviewCard
          post={post}
          renderAlbumPicker={card.renderAlbumPicker}
          onReload={() => void refetch()}
        />
      )}
      <UnsavedChangesGuard isDirty={isDirty} parameter="review" />
      {post === null && (
        <Text size="sm" py="lg">
          <FormattedMessage id="reviews.text_not-found" />
        </Text>
      )}
      {post === undefined &&
        (isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Stack gap="sm">
              <Skeleton height={24} width={180} />
              <Skeleton height={72} />
              <Skeleton height={120} />
            </Stack>
          </Loading>
        ))}
    </Dialog>
  )
}
