import { Text } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useListeners } from '@/common/store/listening'
import { DragText } from '@/common/ui/files/FileDrop'
import { PictureDrop } from '@/common/ui/files/PictureDrop'
import { listenForReviewPhotos } from '@/features/reviews/reviewPhotos'

/** A drop zone for photos of a review, and those that are being sent. */
export function ReviewPhotoDrop({ reviewId }: { reviewId: number }) {
  useListeners(listenForReviewPhotos)
  const intl = useIntl()
  return (
    <div>
      <PictureDrop
        target={{ kind: 'reviewPhoto', id: reviewId }}
        kind="postImage"
        label={intl.formatMessage({ id: 'reviews.label_dropzone' })}
        testId="review-photos"
      >
        <Text size="sm">
          <DragText id="reviews.text_drop" />
        </Text>
      </PictureDrop>
    </div>
  )
}
