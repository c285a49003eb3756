import type { PostInfo } from '@/contract/entities/post'
import type { Actor } from '../../auth/actor'
import { hasManyWriters } from '../../db/manyWriters'
import type { Db } from '../../db/openDatabase'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { checkDeletion } from './checkChange'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { rememberDeleted } from './rememberDeleted'

/**
 * Deletes a post with its dependent rows, in the transaction of `db`. Shoppers' events stay in the account's totals; its files are swept unless
 * another post uses them.
 */
export async function deletePost(
  world: World,
  db: Db,
  actor: Actor,
  id: number,
  post: PostInfo,
): Promise<void> {
  checkDeletion(actor, post)
  await rememberDeleted(db, id)
  await db.deleteFrom('post').where('id', '=', id).execute()
  await deleteUnusedMedia(
    db,
    post.media.map((item) => item.id),
  )
  await raiseContentVersion(db, actor.account.id)
  await audit(db, world, actor, {
    action: 'post.delete',
    entity: 'post',
    id,
    detail: { providerId: post.providerPost.id },
  })
}

async function deleteUnusedMedia(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await holdMedia(db, ids)
  await db
    .deleteFrom('media')
    .where('id', 'in', ids)
    .where((media) =>
      media.not(
        media.exists(
          media
            .selectFrom('post_media')
            .whereRef('post_media.media_id', '=', 'media.id')
            .select('post_media.post_id'),
        ),
      ),
    )
    .execute()
}

/**
 * On PostgreSQL waits for a transaction that is adding a file to another post, so that the next statement sees it. SQLite has one writer at a time.
 */
async function holdMedia(db: Db, ids: readonly number[]): Promise<void> {
  if (!hasManyWriters(db)) return
  await db
    .selectFrom('media')
    .where('id', 'in', ids)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
}
