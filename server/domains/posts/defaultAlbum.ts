import type { IdName } from '@/contract/entities/posts/post'
import type { Db } from '../../db/openDatabase'

/** The album of automatically published posts; null when the account has chosen none. */
export async function defaultAlbum(db: Db, accountId: number): Promise<IdName | null> {
  const album = await db
    .selectFrom('album')
    .where('account_id', '=', accountId)
    .where('is_default', '=', 1)
    .orderBy('id')
    .select(['id', 'name'])
    .executeTakeFirst()
  return album ?? null
}
