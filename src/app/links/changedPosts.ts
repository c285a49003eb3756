import type { PostChangeResult } from '@/contract/entities/postChange'
import type { SettledPosts } from './settlePosts'

/** Posts that a change of many was done to. */
export function changedPosts(results: readonly PostChangeResult[]): SettledPosts {
  return new Map(
    results.filter(({ failure }) => failure === null).map(({ id, postInfo }) => [id, postInfo]),
  )
}
