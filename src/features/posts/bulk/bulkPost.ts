import type { IntlShape } from 'react-intl'
import { postName } from '@/common/ui/posts/postName'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import type { BulkPost } from './bulkChangeSlice'

/** A post of a bulk change, with its state before it. */
export function bulkPost(intl: IntlShape, post: ChosenPost): BulkPost[] {
  const { id, revision, isPublished, publishedAt, albumList } = post.vitrinaPost
  if (id === null) return []
  return [
    {
      id,
      name: postName(intl, post),
      state: {
        id,
        revision,
        isPublished,
        publishedAt,
        albumList: albumList.map((album) => album.id),
        segmentList: post.segments.map((segment) => segment.id),
        ...(post.review && { isArchived: post.review.isArchived }),
      },
    },
  ]
}
