import type { Hono } from 'hono'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { idParam } from '../http/routePath'
import { route } from '../http/route'
import { pictureDesk, storePicture } from '../media/storePicture'
import { receiveFile } from '../media/receiveFiles'
import { createAlbum, deleteAlbum, ownAlbum } from '../domains/albums/albums'
import { listAlbumOrder, listAlbumPosts } from '../domains/albums/listAlbumPosts'
import { loadAlbums } from '../domains/albums/loadAlbums'
import { moveAlbumPost, movePostsToTop } from '../domains/albums/moveAlbumPost'
import { saveAlbum, saveAlbumCover } from '../domains/albums/saveAlbum'
import type { World } from '../world'

export function albumRoutes(app: Hono, world: World): void {
  route(app, world, albumEndpoints.listAlbums, async ({ actor }) => ({
    albumList: await loadAlbums(world.db, actor.account.id),
  }))
  route(app, world, albumEditingEndpoints.createAlbum, async ({ actor, body }) => ({
    album: await createAlbum(world, actor, body),
  }))
  route(app, world, albumEditingEndpoints.getAlbum, async ({ actor, params }) => ({
    album: await ownAlbum(world.db, actor, idParam(params.id)),
  }))
  route(app, world, albumEditingEndpoints.saveAlbum, async ({ actor, params, body }) => ({
    album: await saveAlbum(world, actor, idParam(params.id), body),
  }))
  route(app, world, albumEditingEndpoints.deleteAlbum, async ({ actor, params }) => ({
    album: await deleteAlbum(world, actor, idParam(params.id)),
  }))

  route(app, world, albumEditingEndpoints.uploadAlbumCover, async ({ actor, params, request }) => {
    const id = idParam(params.id)
    // Before the file is read: nothing is stored for another account's album.
    await ownAlbum(world.db, actor, id)
    const cover = await receiveFile(world, request, (file) =>
      storePicture(pictureDesk(world, actor, request), 'albumCover', file),
    )
    return { album: await saveAlbumCover(world, actor, id, cover) }
  })

  route(app, world, albumEditingEndpoints.updatePostPosition, async ({ actor, body }) => ({
    position: await moveAlbumPost(world, actor, body),
  }))
  route(app, world, albumEditingEndpoints.movePostsToTop, async ({ actor, body }) => {
    await movePostsToTop(world, actor, body)
    return {}
  })
  route(app, world, albumEditingEndpoints.listAlbumPosts, ({ actor, body }) =>
    listAlbumPosts(world.db, actor, body),
  )
  route(app, world, albumEditingEndpoints.listAlbumOrder, ({ actor, body }) =>
    listAlbumOrder(world.db, actor, body),
  )
}
