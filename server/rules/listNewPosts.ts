import { PAGE_SIZE } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/post'
import type { Db } from '../db/openDatabase'
import { loadPosts } from './loadPosts'

/** Posts that came into the account after the one with this id, the newest first, one page at most. */
export async function listNewPosts(
  db: Db,
  accountId: number,
  lastPostId: number,
): Promise<PostInfo[]> {
  const rows = await db
    .selectFrom('post')
    .where('account_id', '=', accountId)
    .where('id', '>', lastPostId)
    .select('id')
    .orderBy('provider_created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
  return loadPosts(
    db,
    accountId,
    rows.map(({ id }) => id),
  )
}
