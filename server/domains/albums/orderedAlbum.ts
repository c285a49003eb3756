import { sql } from 'kysely'
import type { Album } from '@/contract/entities/posts/album'
import type { Actor } from '../../auth/actor'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import type { Db } from '../../db/openDatabase'
import { refused } from '../../errors/apiError'
import { ownAlbum } from './albums'

/**
 * Locks an album for a change of its manual order until the end of the transaction, with its posts
 * numbered from 0 without gaps. Refuses an album with another order.
 */
export async function orderedAlbum(db: Db, actor: Actor, albumId: number): Promise<Album> {
  // The lock order of every write: the account's row, then the album's. Concurrent moves wait for each other.
  await raiseContentVersion(db, actor.account.id)
  await db
    .updateTable('album')
    .set((album) => ({ revision: album('revision', '+', 1) }))
    .where('id', '=', albumId)
    .where('account_id', '=', actor.account.id)
    .execute()
  const album = await ownAlbum(db, actor, albumId)
  if (album.sortType !== 'manualSortingPosition') throw refused('album-not-manual', 'albumId')
  await closeGaps(db, albumId)
  return album
}

/**
 * Renumbers the album's posts from 0 in their present order. A new post is put first by a position
 * one below the lowest, hence negative ones.
 */
async function closeGaps(db: Db, albumId: number): Promise<void> {
  await db
    .with('ranked', (query) =>
      query
        .selectFrom('album_post')
        .where('album_id', '=', albumId)
        .select(({ fn }) => [
          'post_id',
          fn
            .agg<number>('row_number')
            .over((over) => over.orderBy('position').orderBy('post_id', 'desc'))
            .as('place'),
        ]),
    )
    .updateTable('album_post')
    .from('ranked')
    .set({ position: sql<number>`ranked.place - 1` })
    .whereRef('album_post.post_id', '=', 'ranked.post_id')
    .where('album_post.album_id', '=', albumId)
    .where(sql<boolean>`album_post.position <> ranked.place - 1`)
    .execute()
}
