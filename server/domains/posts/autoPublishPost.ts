import type { SourceType } from '@/contract/entities/source'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import type { World } from '../../world'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { writePostAlbums } from './writePostParts'

/**
 * Publishes a new post of a source whose auto-publication is on, in the default album: publishing needs one
 * (product-rules/posts.md#publishing). Without a default album the post waits for a person. Returns whether it is published.
 */
export async function autoPublishPost(
  { clock }: World,
  db: Db,
  { account }: Actor,
  source: SourceType,
  postId: number,
): Promise<boolean> {
  const album = await db
    .selectFrom('album')
    .innerJoin('source', 'source.account_id', 'album.account_id')
    .where('album.account_id', '=', account.id)
    .where('album.is_default', '=', 1)
    .where('source.type', '=', source)
    .where('source.is_auto_publication', '=', 1)
    .orderBy('album.id')
    .select('album.id')
    .executeTakeFirst()
  if (!album) return false
  await db
    .updateTable('post')
    .set({ is_published: 1, published_at: clock.now() })
    .where('id', '=', postId)
    .execute()
  await raiseContentVersion(db, account.id)
  await writePostAlbums(db, postId, [album.id])
  return true
}
