import type { Insertable } from 'kysely'
import type { Db } from '../../db/openDatabase'
import type { PostTable } from '../../db/tables/posts'

/** Inserts a post's row, or returns the account's existing post of that provider and id, also after a concurrent insert. */
export async function insertPost(
  db: Db,
  row: Insertable<PostTable>,
): Promise<{ id: number; isNew: boolean }> {
  const added = await db
    .insertInto('post')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'provider', 'provider_id']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (added) return { id: added.id, isNew: true }
  const { id } = await db
    .selectFrom('post')
    .where('account_id', '=', row.account_id)
    .where('provider', '=', row.provider)
    .where('provider_id', '=', row.provider_id)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}
