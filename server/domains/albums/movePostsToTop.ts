import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { orderedAlbum } from './orderedAlbum'

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
        // Above all others, in their order; the next move numbers them from 0 again.
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
