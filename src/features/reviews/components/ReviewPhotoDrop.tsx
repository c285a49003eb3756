import { Text } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { DragText, FileDrop } from '@/common/ui/files/FileDrop'
import { PictureUploads } from '@/common/ui/files/PictureUploads'
import { IconUpload } from '@/common/ui/icons/icons'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { picturesChosen } from '@/common/uploads/pictureUploadsSlice'
import { listenForReviewPhotos } from '@/features/reviews/reviewPhotos'

/** A drop zone for photos of a review, and those that are being sent. */
export function ReviewPhotoDrop({ reviewId }: { reviewId: number }) {
  useListeners(listenForReviewPhotos)
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const target = { kind: 'reviewPhoto', id: reviewId } as const
  return (
    <div>
      <PictureUploads target={target} />
      <FileDrop
        label={intl.formatMessage({ id: 'reviews.label_dropzone' })}
        kind="postImage"
        testId="review-photos"
        onFiles={(chosen) => {
          dispatch(picturesChosen({ files: registerFiles(chosen), target }))
        }}
      >
        <IconUpload size={20} />
        <Text size="sm">
          <DragText id="reviews.text_drop" />
        </Text>
      </FileDrop>
    </div>
  )
}
