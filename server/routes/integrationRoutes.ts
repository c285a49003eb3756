import type { Hono } from 'hono'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { route } from '../http/route'
import {
  bindFacebookAccount,
  deleteIntegration,
  loadIntegrations,
} from '../domains/sources/integrations'
import { saveCounters } from '../domains/sources/saveCounters'
import { chooseVkGroup, listVkGroups } from '../domains/sources/vkGroups'
import { saveVkToken } from '../domains/sources/vkIntegration'
import type { World } from '../world'

export function integrationRoutes(app: Hono, world: World): void {
  route(app, world, sourceEndpoints.listIntegrations, ({ actor }) =>
    loadIntegrations(world.db, actor),
  )
  route(app, world, sourceEndpoints.bindFacebookAccount, async ({ actor, body }) => ({
    integration: await bindFacebookAccount(world, actor, body.username),
  }))
  route(app, world, sourceEndpoints.saveCounters, ({ actor, body }) =>
    saveCounters(world, actor, body),
  )
  route(app, world, sourceEndpoints.saveVkToken, async ({ actor, body }) => ({
    integration: await saveVkToken(world, actor, body.token),
  }))
  route(app, world, sourceEndpoints.listVkGroups, ({ actor, body: { groupId } }) =>
    groupId === undefined ? listVkGroups(world, actor) : chooseVkGroup(world, actor, groupId),
  )
  route(app, world, sourceEndpoints.listMoreVkGroups, async ({ actor, body }) => {
    const { groups, hasMore } = await listVkGroups(world, actor, body.offset)
    return { groups, hasMore }
  })
  route(app, world, sourceEndpoints.deleteIntegration, ({ actor, body }) =>
    deleteIntegration(world, actor, body.id),
  )
}
