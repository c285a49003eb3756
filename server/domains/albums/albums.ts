import type { Album } from '@/contract/entities/posts/album'
import type { Actor } from '../../auth/actor'
import { createOnce } from '../../auth/createOnce'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { loadAlbums } from './loadAlbums'
import { putIntoTrash, takeFromTrash } from '../trash/trash'
import { dropAlbumFromWidgets } from '../widgets/widgets'

/** An album of the actor's account as it is presented; 404 without it. */
export async function ownAlbum(db: Db, { account }: Actor, id: number): Promise<Album> {
  const [album] = await loadAlbums(db, account.id, id)
  if (!album) throw new ApiError(404, 'not-found')
  return album
}

export async function createAlbum(
  world: World,
  actor: Actor,
  { name, isStory }: Pick<Album, 'name' | 'isStory'>,
): Promise<Album> {
  return createOnce(world, actor, async (db) => {
    const { id } = await db
      .insertInto('album')
      .values({
        account_id: actor.account.id,
        name,
        is_story: isStory ? 1 : 0,
        sort_type: 'manualSortingPosition',
        sort_direction: 'desc',
        sources: '[]',
        use_all_data_sources: 1,
        is_default: 0,
        created_at: world.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, { action: 'album.create', entity: 'album', id })
    return ownAlbum(db, actor, id)
  })
}

/** Deletes the album; its posts stay. Returns the album as it was. */
export async function deleteAlbum(world: World, actor: Actor, id: number): Promise<Album> {
  return world.db.transaction().execute(async (db) => {
    await raiseContentVersion(db, actor.account.id)
    const album = await ownAlbum(db, actor, id)
    await dropAlbumFromWidgets(db, actor.account.id, id, world.clock.now())
    await putIntoTrash(world, db, actor, {
      kind: 'album',
      subject: String(id),
      id,
      name: album.name,
    })
    await db.deleteFrom('album').where('id', '=', id).execute()
    await audit(db, world, actor, {
      action: 'album.delete',
      entity: 'album',
      id,
      detail: { posts: album.allPostCount },
    })
    return album
  })
}

/** Restores a deleted album with those of its posts that still exist; widgets do not show it until it is chosen there again. */
export async function undeleteAlbum(world: World, actor: Actor, subject: string): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    await raiseContentVersion(db, actor.account.id)
    const id = await takeFromTrash(world, db, actor, { kind: 'album', subject })
    // Another album may be the default by now.
    const defaults = await db
      .selectFrom('album')
      .where('account_id', '=', actor.account.id)
      .where('is_default', '=', 1)
      .select('id')
      .execute()
    if (defaults.length < 2) return
    await db.updateTable('album').set({ is_default: 0 }).where('id', '=', id).execute()
  })
}
