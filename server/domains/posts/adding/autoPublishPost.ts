import type { IdName } from '@/contract/entities/posts/post'
import type { SourceType } from '@/contract/entities/sources/source'
import type { Db } from '../../../db/openDatabase'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import type { World } from '../../../world'
import { writePostAlbums } from '../saving/writePostParts'

/**
 * Publishes a new post of a source with auto-publication in the default album: publishing needs one (product-rules/posts.md#publishing). Without a
 * default album the post stays unpublished. Returns whether it is published.
 * `source`: its id, or the type of one that every account has once.
 */
export async function autoPublishPost(
  { clock }: World,
  db: Db,
  accountId: number,
  source: SourceType | number,
  postId: number,
): Promise<boolean> {
  const isOn = await db
    .selectFrom('source')
    .where('account_id', '=', accountId)
    .where(typeof source === 'number' ? 'id' : 'type', '=', source)
    .where('is_auto_publication', '=', 1)
    .select('id')
    .executeTakeFirst()
  const album = isOn && (await defaultAlbum(db, accountId))
  if (!album) return false
  await db
    .updateTable('post')
    .set({ is_published: 1, published_at: clock.now() })
    .where('id', '=', postId)
    .execute()
  await raiseContentVersion(db, accountId)
  await writePostAlbums(db, postId, [album.id])
  return true
}

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
