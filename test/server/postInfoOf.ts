import type { PostInfo } from '@/contract/entities/posts/post'
import { loadPosts } from '../../server/domains/posts/loadPosts'
import type { TestWorld } from './world'

/** A stored post as the back office returns it. */
export async function postInfoOf(
  { db, clock }: TestWorld,
  account: { id: number },
  postId: number,
): Promise<PostInfo> {
  const [postInfo] = await loadPosts(
    db,
    { accountId: account.id, locale: 'ru', now: clock.now() },
    [postId],
  )
  if (!postInfo) throw new Error(`no post ${postId}`)
  return postInfo
}
