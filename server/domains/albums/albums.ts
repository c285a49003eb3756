import type { Album } from '@/contract/entities/posts/album'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { loadAlbums } from './loadAlbums'
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
  return world.db.transaction().execute(async (db) => {
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
