import type { IdName } from '@/contract/entities/posts/post'
import { mayPublishAtOnce, type SourceType } from '@/contract/entities/sources/source'
import type { Db } from '../../../db/openDatabase'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import type { World } from '../../../world'
import { addToAlbums } from '../saving/writePostParts'

/**
 * Puts a new post of a source into the source's albums, and publishes it there if the source has
 * auto-publication. A source with auto-publication but without albums publishes in the default
 * album. Without any album the post stays unpublished (product-rules/posts.md#publishing). Returns
 * whether it is published. `source` is an id, or a type of which every account has one source.
 */
export async function placeSourcePost(
  { clock }: World,
  db: Db,
  accountId: number,
  source: SourceType | number,
  postId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('source')
    .where('account_id', '=', accountId)
    .where(typeof source === 'number' ? 'id' : 'type', '=', source)
    .select(['id', 'type', 'is_auto_publication'])
    .executeTakeFirst()
  if (!row) return false
  const isAtOnce = row.is_auto_publication === 1 && mayPublishAtOnce(row.type)
  const albums = await albumsOfNewPost(db, accountId, row.id, isAtOnce)
  await addToAlbums(db, postId, albums)
  if (!isAtOnce || albums.length === 0) return false
  await db
    .updateTable('post')
    .set({ is_published: 1, published_at: clock.now() })
    .where('id', '=', postId)
    .execute()
  await raiseContentVersion(db, accountId)
  return true
}

async function albumsOfNewPost(
  db: Db,
  accountId: number,
  sourceId: number,
  isAtOnce: boolean,
): Promise<number[]> {
  const chosen = await db
    .selectFrom('source_album')
    .where('source_id', '=', sourceId)
    .orderBy('album_id')
    .select('album_id')
    .execute()
  if (chosen.length > 0) return chosen.map(({ album_id }) => album_id)
  const album = isAtOnce ? await defaultAlbum(db, accountId) : null
  return album ? [album.id] : []
}

/**
 * The album in which sources without albums of their own publish automatically; null when the
 * account has chosen none.
 */
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
