import type { PostChange, PostChangeResult } from '@/contract/entities/posts/postChange'
import type { SettledPosts } from './settlePosts'

/**
 * The posts that a bulk change has changed, null for deleted ones; a post that another user deleted before counts as
 * deleted.
 */
export function changedPosts(
  results: readonly PostChangeResult[],
  type: PostChange['type'],
): SettledPosts {
  const isGone = ({ failure }: PostChangeResult) =>
    type === 'delete' && failure?.code === 'post-not-found'
  return new Map(
    results
      .filter((result) => result.failure === null || isGone(result))
      .map(({ id, postInfo }) => [id, postInfo]),
  )
}
