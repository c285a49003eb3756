import type { PostChange, PostChangeResult } from '@/contract/entities/postChange'
import type { SettledPosts } from './settlePosts'

/** Posts that a change of many was done to; one that somebody deleted already is as good as deleted. */
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
