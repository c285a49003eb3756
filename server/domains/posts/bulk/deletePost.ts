import type { PostInfo } from '@/contract/entities/posts/post'
import { SOURCE_TYPES, type SourceType } from '@/contract/entities/sources/source'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import { hasManyWriters } from '../../../db/writers'
import type { Db } from '../../../db/openDatabase'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import type { World } from '../../../world'
import { checkDeletion } from './checkChange'

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

/** Sources whose posts people add themselves, and may add again; all others are networks. */
const BROUGHT_BY_PEOPLE: readonly SourceType[] = ['upload', 'link', 'customer']
const NETWORKS = SOURCE_TYPES.filter((type) => !BROUGHT_BY_PEOPLE.includes(type))

/**
 * Records the deletion of a network's post, so that it is not imported again, even after its network is disconnected and reconnected. Must be called
 * before the deletion.
 */
async function rememberDeleted(db: Db, postId: number): Promise<void> {
  await db
    .insertInto('deleted_item')
    .columns(['account_id', 'network', 'key'])
    .expression((eb) =>
      eb
        .selectFrom('source_item')
        .innerJoin('source', 'source.id', 'source_item.source_id')
        .where('source_item.post_id', '=', postId)
        .select(['source.account_id', 'source.type', 'source_item.key']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Its source may have been disconnected before.
  const post = await db
    .selectFrom('post')
    .where('id', '=', postId)
    .select(['account_id', 'provider', 'provider_id'])
    .executeTakeFirst()
  const network = NETWORKS.find((type) => type === post?.provider)
  if (!post || !network) return
  await db
    .insertInto('deleted_item')
    .values({ account_id: post.account_id, network, key: post.provider_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
