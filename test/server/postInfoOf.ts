import type { PostInfo } from '@/contract/entities/post'
import { loadPosts } from '../../server/rules/loadPosts'
import type { TestWorld } from './world'

/** A stored post as the back office answers it. */
export async function postInfoOf(
  { db }: TestWorld,
  account: { id: number },
  postId: number,
): Promise<PostInfo> {
  const [postInfo] = await loadPosts(db, account.id, [postId])
  if (!postInfo) throw new Error(`no post ${postId}`)
  return postInfo
}
