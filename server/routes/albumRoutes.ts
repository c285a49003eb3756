import type { Hono } from 'hono'
import { endpoints } from '@/contract/endpoints'
import { idParam } from '../http/idParam'
import { route } from '../http/route'
import { createAlbum, deleteAlbum, renameAlbum } from '../rules/albums'
import { loadAlbums } from '../rules/loadAlbums'
import type { World } from '../world'

export function albumRoutes(app: Hono, world: World): void {
  route(app, world, endpoints.listAlbums, async ({ actor }) => ({
    albumList: await loadAlbums(world.db, actor.account.id),
  }))
  route(app, world, endpoints.createAlbum, async ({ actor, body }) => ({
    album: await createAlbum(world, actor, body.name),
  }))
  route(app, world, endpoints.saveAlbum, async ({ actor, params, body }) => ({
    album: await renameAlbum(world, actor, idParam(params.id), body.name),
  }))
  route(app, world, endpoints.deleteAlbum, async ({ actor, params }) => ({
    album: await deleteAlbum(world, actor, idParam(params.id)),
  }))
}
