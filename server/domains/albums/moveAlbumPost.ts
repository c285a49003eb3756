import type { SelectQueryBuilder } from 'kysely'
import type { Album } from '@/contract/entities/posts/album'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { orderedAlbum } from './orderedAlbum'

interface Move {
  albumId: number
  postId: number
  /** The position among the posts that the album shows, from 0; a greater one means the end. */
  position: number
  /** The neighbour that the user saw; the post is placed beside it, whatever was moved meanwhile. */
  nextTo?: { postId: number; side: 'before' | 'after' } | undefined
}

/**
 * Moves a post of an album beside another one, or to a position of its manual order. Returns its new position among the posts that the album shows.
 */
export async function moveAlbumPost(world: World, actor: Actor, move: Move): Promise<number> {
  const { albumId, postId } = move
  return world.db.transaction().execute(async (db) => {
    const album = await orderedAlbum(db, actor, albumId)
    const from = await placeOf(db, albumId, postId)
    if (from === null) throw new ApiError(404, 'post-not-found')
    const to = (await besideOf(db, move, from)) ?? (await targetOf(db, album, move, from))
    if (to !== from) await shift(db, albumId, postId, from, to)
    await audit(db, world, actor, {
      action: 'album.order',
      entity: 'album',
      id: albumId,
      detail: { postId, from, to },
    })
    const { before } = await shownPosts(db, album)
      .where('album_post.position', '<', to)
      .select((row) => row.fn.countAll<number>().as('before'))
      .executeTakeFirstOrThrow()
    return before
  })
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

/** The position in the whole order next to the given post; null without one, or when it has left the album. */
async function besideOf(db: Db, { albumId, postId, nextTo }: Move, from: number) {
  if (!nextTo || nextTo.postId === postId) return null
  const beside = await placeOf(db, albumId, nextTo.postId)
  if (beside === null) return null
  const isAbove = from < beside
  if (nextTo.side === 'before') return isAbove ? beside - 1 : beside
  return isAbove ? beside : beside + 1
}

/** The position in the whole order: before the shown post at that position, or at the end. */
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

interface MoveToTop {
  albumId: number
  postList: readonly number[]
}

/** Ids per query: the engines accept no more than some thousands. */
const PORTION = 500

/** Moves posts of an album to its top, keeping their order. Skips posts that have left the album. */
export async function movePostsToTop(
  world: World,
  actor: Actor,
  { albumId, postList }: MoveToTop,
): Promise<void> {
  const ids = [...new Set(postList)]
  await world.db.transaction().execute(async (db) => {
    await orderedAlbum(db, actor, albumId)
    const posts = await countOf(db, albumId)
    let moved = 0
    for (let start = 0; start < ids.length; start += PORTION) {
      const { numUpdatedRows } = await db
        .updateTable('album_post')
        // Before all other posts, keeping their order. The positions become negative; the next move
        // numbers all posts from 0 again.
        .set((row) => ({ position: row('position', '-', posts) }))
        .where('album_id', '=', albumId)
        .where('post_id', 'in', ids.slice(start, start + PORTION))
        .executeTakeFirstOrThrow()
      moved += Number(numUpdatedRows)
    }
    if (moved === 0) throw new ApiError(404, 'post-not-found')
    await audit(db, world, actor, {
      action: 'album.order',
      entity: 'album',
      id: albumId,
      detail: { movedToTop: moved },
    })
  })
}

async function countOf(db: Db, albumId: number): Promise<number> {
  const { posts } = await db
    .selectFrom('album_post')
    .where('album_id', '=', albumId)
    .select((row) => row.fn.countAll<number>().as('posts'))
    .executeTakeFirstOrThrow()
  return posts
}
