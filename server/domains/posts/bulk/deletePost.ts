import type { Insertable } from 'kysely'
import type { PostInfo } from '@/contract/entities/posts/post'
import { SOURCE_TYPES, type SourceType } from '@/contract/entities/sources/source'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import type { DeletedItemTable } from '../../../db/tables/integrations'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import type { World } from '../../../world'
import { putIntoTrash, takeFromTrash } from '../../trash/trash'
import { ownPost } from '../saving/savePost'
import { checkDeletion } from './checkChange'

/**
 * Moves a post with its dependent rows into the trash, in the transaction of `db`. Shoppers' events
 * still count in the account's totals. The post's files stay until it is deleted for good.
 */
export async function deletePost(
  world: World,
  db: Db,
  actor: Actor,
  id: number,
  post: PostInfo,
): Promise<void> {
  checkDeletion(actor, post)
  await putIntoTrash(world, db, actor, {
    kind: 'post',
    subject: String(id),
    id,
    name: post.vitrinaPost.text,
  })
  await rememberDeleted(db, id)
  await db.deleteFrom('post').where('id', '=', id).execute()
  await raiseContentVersion(db, actor.account.id)
  await audit(db, world, actor, {
    action: 'post.delete',
    entity: 'post',
    id,
    detail: { providerId: post.providerPost.id },
  })
}

/**
 * Restores a deleted post, in the transaction of `db`. A reading of its network may update it
 * again.
 */
export async function undeletePost(
  world: World,
  db: Db,
  actor: Actor,
  subject: string,
): Promise<void> {
  await raiseContentVersion(db, actor.account.id)
  const id = await takeFromTrash(world, db, actor, { kind: 'post', subject })
  checkDeletion(actor, await ownPost(db, actor, id))
  await forgetDeleted(db, id)
}

/** Sources whose posts people add themselves, and may add again; all others are networks. */
const BROUGHT_BY_PEOPLE: readonly SourceType[] = ['upload', 'link', 'customer']
const NETWORKS = SOURCE_TYPES.filter((type) => !BROUGHT_BY_PEOPLE.includes(type))

/**
 * Records the deletion of a network's post, so that it is not imported again, even after its network is disconnected and reconnected. Must be called
 * before the deletion.
 */
async function rememberDeleted(db: Db, postId: number): Promise<void> {
  const items = await itemsOf(db, postId)
  if (items.length === 0) return
  await db
    .insertInto('deleted_item')
    .values(items)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Undoes `rememberDeleted`; must be called after the post is restored. */
async function forgetDeleted(db: Db, postId: number): Promise<void> {
  for (const { account_id, network, key } of await itemsOf(db, postId)) {
    await db
      .deleteFrom('deleted_item')
      .where('account_id', '=', account_id)
      .where('network', '=', network)
      .where('key', '=', key)
      .execute()
  }
}

/**
 * The items to remember for a network's post: those of its sources, and one of the network itself,
 * because its source may have been disconnected.
 */
async function itemsOf(db: Db, postId: number): Promise<Insertable<DeletedItemTable>[]> {
  const items = await db
    .selectFrom('source_item')
    .innerJoin('source', 'source.id', 'source_item.source_id')
    .where('source_item.post_id', '=', postId)
    .select(['source.account_id', 'source.type as network', 'source_item.key'])
    .execute()
  const post = await db
    .selectFrom('post')
    .where('id', '=', postId)
    .select(['account_id', 'provider', 'provider_id'])
    .executeTakeFirst()
  const network = NETWORKS.find((type) => type === post?.provider)
  if (!post || !network) return items
  return [...items, { account_id: post.account_id, network, key: post.provider_id }]
}
