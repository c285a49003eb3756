import { Skeleton, Stack, Text } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { failureMessage } from '@/common/api/apiError'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useNeighboursInList, type LoadedList } from '@/common/lib/neighbours/useNeighboursInList'
import { UnsavedChangesGuard } from '@/common/routing/UnsavedChangesGuard'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { PostInfo } from '@/contract/entities/posts/post'
import { sideOfReviewKeys } from '@/features/reviews/reviewKeys'
import { isChanged } from '@/features/reviews/reviewPost'
import { useGetReviewQuery } from '../reviewsApi'
import { reviewOpened, selectReviews } from '../reviewsSlice'
import { ReviewCard } from './ReviewCard'
import classes from './ReviewDialog.module.css'
import type { RenderAlbumPicker } from './ReviewStatus'

const ReviewNeighbours = lazyWithTexts(() =>
  import(/* webpackChunkName: "neighbours" */ './ReviewNeighbours').then(
    (module) => module.ReviewNeighbours,
  ),
)

interface ReviewDialogProps {
  reviewId: number
  /** The review from the list, shown until it is read again. */
  listed: PostInfo | undefined
  /** The list that it was opened from, as filtered. */
  list: LoadedList & { total: number }
  renderAlbumPicker: RenderAlbumPicker
  onShow: (reviewId: number) => void
  onClose: () => void
}

/**
 * The card of one review, from which buttons and keys lead to its neighbours in the list. With unsaved changes it asks
 * before it is left.
 */
export function ReviewDialog({ reviewId, listed, list, ...card }: ReviewDialogProps) {
  const dispatch = useAppDispatch()
  const { reviewId: openedId, changes, question, isSaving } = useAppSelector(selectReviews)
  const { currentData, isError, refetch } = useGetReviewQuery(reviewId, {
    refetchOnMountOrArgChange: true,
  })
  useEffect(() => {
    dispatch(reviewOpened({ reviewId }))
  }, [dispatch, reviewId])
  const neighbours = useNeighboursInList(reviewId, list, {
    show: card.onShow,
    onFailure: (error) => {
      const message = failureMessage(error)
      if (message) dispatch(toastShown({ tone: 'error', message }))
    },
  })
  const post = currentData === undefined ? listed : currentData
  const isDirty =
    post !== null &&
    post !== undefined &&
    openedId === reviewId &&
    changes !== null &&
    isChanged(post, changes)
  return (
    <Dialog
      opened
      // However long a review is, the buttons to the next one stay where they were pressed.
      centered={false}
      onClose={card.onClose}
      title={<FormattedMessage id="reviews.title_card" />}
      isUncloseable={isSaving}
      size="lg"
      onKeyDown={(event) => {
        const side = sideOfReviewKeys(event)
        if (side === null || question !== null || isSaving) return
        event.preventDefault()
        neighbours?.open[side]?.(true)
      }}
    >
      {neighbours && (
        <div className={classes.neighbours}>
          <Suspense>
            <ReviewNeighbours
              reviewId={reviewId}
              neighbours={neighbours}
              index={list.ids.indexOf(reviewId)}
              total={list.total}
              isSaving={isSaving}
            />
          </Suspense>
        </div>
      )}
      {post && (
        <ReviewCard
          key={reviewId}
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
