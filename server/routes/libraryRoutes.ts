import type { Hono } from 'hono'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import { choosePosts } from '../domains/library/choosePosts'
import { listPostAuthors } from '../domains/library/listPostAuthors'
import { listPostHistory } from '../domains/library/listPostHistory'
import { createSavedView, deleteSavedView, listSavedViews } from '../domains/library/savedViews'
import {
  createSegment,
  deleteSegment,
  loadSegments,
  renameSegment,
} from '../domains/library/segments'
import { updatePosts } from '../domains/posts/bulk/updatePosts'
import { idParam } from '../http/routePath'
import { route } from '../http/route'
import type { World } from '../world'

export function libraryRoutes(app: Hono, world: World): void {
  route(app, world, libraryEndpoints.updatePosts, async ({ actor, body }) => ({
    results: await updatePosts(world, actor, body),
  }))
  route(app, world, libraryEndpoints.choosePosts, ({ actor, body }) =>
    choosePosts(world, actor.account.id, body),
  )
  route(app, world, libraryEndpoints.listPostHistory, ({ actor, params, query }) =>
    listPostHistory(world.db, actor, idParam(params.id), Number(query.page)),
  )
  route(app, world, libraryEndpoints.listPostAuthors, async ({ actor, query }) => ({
    authors: await listPostAuthors(world.db, actor.account.id, query.term),
  }))

  route(app, world, libraryEndpoints.listSavedViews, async ({ actor }) => ({
    viewList: await listSavedViews(world.db, actor),
  }))
  route(app, world, libraryEndpoints.createSavedView, async ({ actor, body }) => ({
    view: await createSavedView(world, actor, body),
  }))
  route(app, world, libraryEndpoints.deleteSavedView, async ({ actor, params }) => ({
    view: await deleteSavedView(world, actor, idParam(params.id)),
  }))
}

export function segmentRoutes(app: Hono, world: World): void {
  route(app, world, segmentEndpoints.listSegments, async ({ actor }) => ({
    segmentList: await loadSegments(world.db, actor.account.id),
  }))
  route(app, world, segmentEndpoints.createSegment, async ({ actor, query }) => ({
    segment: await createSegment(world, actor, query),
  }))
  route(app, world, segmentEndpoints.renameSegment, async ({ actor, params, body }) => ({
    segment: await renameSegment(world, actor, idParam(params.id), body.name),
  }))
  route(app, world, segmentEndpoints.deleteSegment, async ({ actor, params }) => ({
    segment: await deleteSegment(world, actor, idParam(params.id)),
  }))
}
