import type { Hono } from 'hono'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { idParam } from '../../http/idParam'
import { route } from '../../http/route'
import { deleteIntegration, loadIntegrations } from '../../domains/sources/integrations'
import { startFacebookLogin } from '../../domains/sources/instagram/facebookLogin'
import { addHashtag, deleteHashtag, listHashtags } from '../../domains/sources/instagram/hashtags'
import {
  bindInstagramProfile,
  listInstagramProfiles,
} from '../../domains/sources/instagram/instagramProfiles'
import { connectChannel } from '../../domains/sources/channels/connectChannel'
import { presentChannel, readChannelAt } from '../../domains/sources/channels/findChannel'
import { saveCounters } from '../../domains/sources/saveCounters'
import { saveTelegramToken } from '../../domains/sources/telegram/saveTelegramToken'
import { chooseVkGroup, listVkGroups, takeVkToken } from '../../domains/sources/vk/vkGroups'
import type { World } from '../../world'

export function integrationRoutes(app: Hono, world: World): void {
  route(app, world, sourceEndpoints.listIntegrations, ({ actor }) => loadIntegrations(world, actor))
  route(app, world, sourceEndpoints.bindFacebookAccount, async ({ actor, body }) => ({
    integration: await bindInstagramProfile(world, actor, body.username),
  }))
  route(app, world, sourceEndpoints.startFacebookLogin, ({ actor }) =>
    Promise.resolve({ url: startFacebookLogin(world, actor) }),
  )
  route(app, world, sourceEndpoints.listFacebookProfiles, async ({ actor }) => ({
    profiles: await listInstagramProfiles(world, actor),
  }))
  route(app, world, sourceEndpoints.listHashtags, ({ actor, params }) =>
    listHashtags(world, actor, idParam(params.id)),
  )
  route(app, world, sourceEndpoints.addHashtag, ({ actor, params, body }) =>
    addHashtag(world, actor, idParam(params.id), body.name),
  )
  route(app, world, sourceEndpoints.deleteHashtag, ({ actor, params, body }) =>
    deleteHashtag(world, actor, idParam(params.id), body.name),
  )
  route(app, world, sourceEndpoints.saveCounters, ({ actor, body }) =>
    saveCounters(world, actor, body),
  )
  route(app, world, sourceEndpoints.saveVkToken, async ({ actor, body }) => ({
    integration: await takeVkToken(world, actor, body.token),
  }))
  route(app, world, sourceEndpoints.listVkGroups, ({ actor, body: { groupId } }) =>
    groupId === undefined ? listVkGroups(world, actor) : chooseVkGroup(world, actor, groupId),
  )
  route(app, world, sourceEndpoints.listMoreVkGroups, async ({ actor, body }) => {
    const { groups, hasMore } = await listVkGroups(world, actor, body.offset)
    return { groups, hasMore }
  })
  route(app, world, sourceEndpoints.saveTelegramToken, async ({ actor, body }) => ({
    integration: await saveTelegramToken(world, actor, body.token),
  }))
  route(app, world, sourceEndpoints.findChannel, async ({ actor, body }) => ({
    channel: presentChannel(world, await readChannelAt(world, actor.account.id, body.link)),
  }))
  route(app, world, sourceEndpoints.connectChannel, async ({ actor, body }) => ({
    integration: await connectChannel(world, actor, body.link),
  }))
  route(app, world, sourceEndpoints.deleteIntegration, ({ actor, body }) =>
    deleteIntegration(world, actor, body.id),
  )
}
