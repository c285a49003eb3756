import type { Hono } from 'hono'
import { endpoints } from '@/contract/endpoints'
import { route } from '../http/route'
import { analyticsReport } from '../rules/analytics'
import type { World } from '../world'

export function analyticsRoutes(app: Hono, world: World): void {
  route(app, world, endpoints.getAnalytics, ({ actor, body }) =>
    analyticsReport(world.db, actor.account.id, {
      embedIds: body.embedIds,
      since: Date.parse(body.eventsCreatedSince),
      till: Date.parse(body.eventsCreatedTill),
      timeZone: body.timeZone,
    }),
  )
}
