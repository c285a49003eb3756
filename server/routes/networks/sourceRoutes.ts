import type { Hono } from 'hono'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { idParam } from '../../http/idParam'
import { route } from '../../http/route'
import { defaultAlbum } from '../../domains/posts/defaultAlbum'
import { loadSources } from '../../domains/sources/loadSources'
import { readSourceNow, saveSource } from '../../domains/sources/sources'
import type { World } from '../../world'

export function sourceRoutes(app: Hono, world: World): void {
  route(app, world, sourceEndpoints.listSources, async ({ actor }) => ({
    sources: await loadSources(world.db, actor, actor.requestedAt),
    defaultAlbum: await defaultAlbum(world.db, actor.account.id),
  }))
  route(app, world, sourceEndpoints.saveSource, async ({ actor, params, body }) => ({
    source: await saveSource(world, actor, idParam(params.id), body),
  }))
  route(app, world, sourceEndpoints.readSource, async ({ actor, params }) => ({
    source: await readSourceNow(world, actor, idParam(params.id)),
  }))
}
