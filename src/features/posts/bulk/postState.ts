import type { ChosenPost, PostState } from '@/contract/entities/posts/postChange'

/** The state of a post that a change may replace and an undo restores; null for a post that was never saved. */
export function stateOfPost({ vitrinaPost, segments, review }: ChosenPost): PostState | null {
  const { id, revision, isPublished, publishedAt, albumList } = vitrinaPost
  if (id === null) return null
  return {
    id,
    revision,
    isPublished,
    publishedAt,
    albumList: albumList.map((album) => album.id),
    segmentList: segments.map((segment) => segment.id),
    ...(review && { isArchived: review.isArchived }),
  }
}
