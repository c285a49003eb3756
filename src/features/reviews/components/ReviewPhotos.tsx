import { Suspense } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { usePermission } from '@/common/session/user'
import type { PostInfo } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'
import { ReviewMedia } from './ReviewMedia'

// In the chunk of other uploads: a further chunk would move their common modules into larger chunks.
const ReviewPhotoDrop = lazyWithTexts(() =>
  import(/* webpackChunkName: "picture-uploads" */ './ReviewPhotoDrop').then(
    (module) => module.ReviewPhotoDrop,
  ),
)

/** The pictures of a review, without which no widget shows it; who may edit posts adds and removes photos of the customer. */
export function ReviewPhotos({ post }: { post: PostInfo }) {
  const { media, review, vitrinaPost } = post
  const canChange = usePermission('EDIT_POST') && review?.isArchived === false
  return (
    <>
      <ReviewMedia post={post} canRemove={canChange} />
      {canChange && vitrinaPost.id !== null && media.length < LIMITS.filesPerPost && (
        <Suspense>
          <ReviewPhotoDrop reviewId={vitrinaPost.id} />
        </Suspense>
      )}
    </>
  )
}
