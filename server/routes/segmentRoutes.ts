import type { Hono } from 'hono'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import { idParam } from '../http/idParam'
import { route } from '../http/route'
import { createSegment, deleteSegment, loadSegments } from '../domains/library/segments'
import type { World } from '../world'

export function segmentRoutes(app: Hono, world: World): void {
  route(app, world, segmentEndpoints.listSegments, async ({ actor }) => ({
    segmentList: await loadSegments(world.db, actor.account.id),
  }))
  route(app, world, segmentEndpoints.createSegment, async ({ actor, query }) => ({
    segment: await createSegment(world, actor, query),
  }))
  route(app, world, segmentEndpoints.deleteSegment, async ({ actor, params }) => ({
    segment: await deleteSegment(world, actor, idParam(params.id)),
  }))
}
