import { SOURCE_TYPES, type SourceType } from '@/contract/entities/source'
import type { Db } from '../../db/openDatabase'

/** What comes from a network by itself; the others are brought by people, who may bring them again. */
const BROUGHT_BY_PEOPLE: readonly SourceType[] = ['upload', 'link', 'customer']
const NETWORKS = SOURCE_TYPES.filter((type) => !BROUGHT_BY_PEOPLE.includes(type))

/**
 * Notes that a post of a network is deleted here, so that it does not come again, also when its network is disconnected
 * and connected anew. To be called before it is deleted.
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
