import { sql, type SelectQueryBuilder } from 'kysely'
import type { Album } from '@/contract/entities/album'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'
import { ApiError, refused } from '../../errors/apiError'
import type { World } from '../../world'
import { ownAlbum } from './albums'
import { audit } from '../../auth/audit'
import { raiseContentVersion } from '../../db/raiseContentVersion'

interface Move {
  albumId: number
  postId: number
  /** Among the posts that the album shows, from 0; beyond the end means the end. */
  position: number
}

/** Moves a post of an album to a position of its manual order. */
export async function moveAlbumPost(world: World, actor: Actor, move: Move): Promise<void> {
  const { albumId, postId } = move
  await world.db.transaction().execute(async (db) => {
    // First, in the order of every write: the account's row, then the album's. Moves of two people wait for each
    // other.
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
    const from = await placeOf(db, albumId, postId)
    if (from === null) throw new ApiError(404, 'post-not-found')
    const to = await targetOf(db, album, move, from)
    if (to !== from) await shift(db, albumId, postId, from, to)
    await audit(db, world, actor, {
      action: 'album.order',
      entity: 'album',
      id: albumId,
      detail: { postId, from, to },
    })
  })
}

/** Renumbers the album's posts from 0 in their order; new ones were put in front with positions below it. */
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

async function placeOf(db: Db, albumId: number, postId: number): Promise<number | null> {
  const row = await db
    .selectFrom('album_post')
    .select('position')
    .where('album_id', '=', albumId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return row?.position ?? null
}

/** The position in the whole order: before the shown post that is now there, or at the end. */
async function targetOf(db: Db, album: Album, { postId, position }: Move, from: number) {
  const others = shownPosts(db, album).where('album_post.post_id', '<>', postId)
  const next = await others
    .orderBy('album_post.position')
    .select('album_post.position')
    .limit(1)
    .offset(Math.min(position, Number.MAX_SAFE_INTEGER))
    .executeTakeFirst()
  if (next) return next.position > from ? next.position - 1 : next.position
  const { last } = await db
    .selectFrom('album_post')
    .where('album_id', '=', album.id)
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return last
}

type AlbumPostQuery = SelectQueryBuilder<Database, 'album_post' | 'post', unknown>

function shownPosts(db: Db, { id, useAllDataSources, sources }: Album): AlbumPostQuery {
  const posts: AlbumPostQuery = db
    .selectFrom('album_post')
    .innerJoin('post', 'post.id', 'album_post.post_id')
    .where('album_post.album_id', '=', id)
  const isWhole = useAllDataSources || sources.length === 0
  return isWhole ? posts : posts.where('post.provider', 'in', sources)
}

async function shift(db: Db, albumId: number, postId: number, from: number, to: number) {
  const step = to > from ? -1 : 1
  await db
    .updateTable('album_post')
    .set((row) => ({ position: row('position', '+', step) }))
    .where('album_id', '=', albumId)
    .where('position', '>=', Math.min(from, to))
    .where('position', '<=', Math.max(from, to))
    .execute()
  await db
    .updateTable('album_post')
    .set({ position: to })
    .where('album_id', '=', albumId)
    .where('post_id', '=', postId)
    .execute()
}
