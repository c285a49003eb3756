import { PAGE_SIZE } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { loadPosts, readerOf } from '../posts/loadPosts'

/** Posts added to the account after the one with this id, newest first, one page at most. */
export async function listNewPosts(db: Db, actor: Actor, lastPostId: number): Promise<PostInfo[]> {
  const rows = await db
    .selectFrom('post')
    .where('account_id', '=', actor.account.id)
    .where('id', '>', lastPostId)
    .select('id')
    .orderBy('provider_created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
  return loadPosts(
    db,
    readerOf(actor),
    rows.map(({ id }) => id),
  )
}
