import { Suspense } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { usePermission } from '@/common/session/user'
import type { MediaItem } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import { ReviewMedia } from './ReviewContents'

// In the chunk of other uploads: one more chunk would move what they share into larger ones.
const ReviewPhotoDrop = lazyWithTexts(() =>
  import(/* webpackChunkName: "picture-uploads" */ './ReviewPhotoDrop').then(
    (module) => module.ReviewPhotoDrop,
  ),
)

interface ReviewPhotosProps {
  reviewId: number
  media: MediaItem[]
  isArchived: boolean
}

/** The pictures of a review, without which no widget shows it; who may edit posts can add photos of the customer. */
export function ReviewPhotos({ reviewId, media, isArchived }: ReviewPhotosProps) {
  const canAdd = usePermission('EDIT_POST') && !isArchived && media.length < LIMITS.filesPerPost
  return (
    <>
      <ReviewMedia media={media} />
      {canAdd && (
        <Suspense>
          <ReviewPhotoDrop reviewId={reviewId} />
        </Suspense>
      )}
    </>
  )
}
