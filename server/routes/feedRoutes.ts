import type { Hono } from 'hono'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { acceptFeed, deleteFeed, readFeedNow } from '../domains/feeds/changeFeed'
import { createFeed } from '../domains/feeds/createFeed'
import { listRejectedOffers } from '../domains/feeds/rejectedOffers'
import { idParam } from '../http/idParam'
import { route } from '../http/route'
import type { World } from '../world'

export function feedRoutes(app: Hono, world: World): void {
  route(app, world, feedEndpoints.createFeed, async ({ actor, body }) => ({
    feed: await createFeed(world, actor, body),
  }))
  route(app, world, feedEndpoints.acceptFeed, async ({ actor, params, body }) => ({
    feed: await acceptFeed(world, actor, idParam(params.id), body),
  }))
  route(app, world, feedEndpoints.readFeed, async ({ actor, params }) => ({
    feed: await readFeedNow(world, actor, idParam(params.id)),
  }))
  route(app, world, feedEndpoints.deleteFeed, ({ actor, params }) =>
    deleteFeed(world, actor, idParam(params.id)),
  )
  route(app, world, feedEndpoints.listRejectedOffers, async ({ actor, params }) => ({
    rejected: await listRejectedOffers(world.db, actor, idParam(params.id)),
  }))
}
