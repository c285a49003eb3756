import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'

/**
 * Raises a post's revision; 404 when the account has no such post. Must be called before the post's parts are read: concurrent changes of the post
 * wait for the end of the transaction.
 */
export async function touchPost(
  { clock }: Pick<World, 'clock'>,
  db: Db,
  { account }: Actor,
  id: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set((post) => ({ revision: post('revision', '+', 1), updated_at: clock.now() }))
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ApiError(404, 'post-not-found')
}
