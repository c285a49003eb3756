import type { Album } from '@/contract/entities/posts/album'
import type { Actor } from '../../auth/actor'
import type { StoredPicture } from '../../media/storePicture'
import type { World } from '../../world'
import { ownAlbum } from './albums'
import { audit } from '../../auth/audit'

/** Makes an uploaded picture the album's cover. */
export async function saveAlbumCover(
  world: World,
  actor: Actor,
  id: number,
  cover: StoredPicture,
): Promise<Album> {
  return world.db.transaction().execute(async (db) => {
    await ownAlbum(db, actor, id)
    await db
      .updateTable('album')
      .set((album) => ({
        cover_blob: cover.blob,
        cover_variants: cover.variants,
        revision: album('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await audit(db, world, actor, {
      action: 'album.cover',
      entity: 'album',
      id,
      detail: { bytes: cover.bytes },
    })
    return ownAlbum(db, actor, id)
  })
}
