import { SOURCE_TYPES, type SourceType } from '@/contract/entities/source'
import type { Db } from '../../db/openDatabase'

/** Sources whose posts people add themselves, and may add again; all others are networks. */
const BROUGHT_BY_PEOPLE: readonly SourceType[] = ['upload', 'link', 'customer']
const NETWORKS = SOURCE_TYPES.filter((type) => !BROUGHT_BY_PEOPLE.includes(type))

/**
 * Records the deletion of a network's post, so that it is not imported again, even after its network is disconnected and reconnected. Must be called
 * before the deletion.
 */
export async function rememberDeleted(db: Db, postId: number): Promise<void> {
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
