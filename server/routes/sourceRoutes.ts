import type { Hono } from 'hono'
import { FACEBOOK_RETURN_PATH, LANDING_PATH, LANDING_REASON } from '@/contract/addresses'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { signedInPerson } from '../auth/signedInPerson'
import { defaultAlbum } from '../domains/posts/adding/placeSourcePost'
import { connectChannel } from '../domains/sources/channels/connectChannel'
import { presentChannel, readChannelAt } from '../domains/sources/channels/findChannel'
import { startFacebookLogin, finishFacebookLogin } from '../domains/sources/instagram/facebookLogin'
import { addHashtag, deleteHashtag, listHashtags } from '../domains/sources/instagram/hashtags'
import {
  bindInstagramProfile,
  listInstagramProfiles,
} from '../domains/sources/instagram/instagramProfiles'
import { deleteIntegration, loadIntegrations, saveCounters } from '../domains/sources/integrations'
import { loadSources } from '../domains/sources/loadSources'
import { readSourceNow, saveSource } from '../domains/sources/sources'
import { saveTelegramToken } from '../domains/sources/telegram/saveTelegramToken'
import { chooseVkGroup, listVkGroups, takeVkToken } from '../domains/sources/vk/vkGroups'
import { ApiError } from '../errors/apiError'
import { idParam } from '../http/routePath'
import { route } from '../http/route'
import type { World } from '../world'

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

/** The target of Facebook's redirect: a page, not an API endpoint, which redirects into the cabinet. */
export function facebookRoutes(app: Hono, world: World): void {
  app.get(FACEBOOK_RETURN_PATH, async (context) => {
    context.header('Cache-Control', 'no-store')
    // The code must not leak to resources of the next page.
    context.header('Referrer-Policy', 'no-referrer')
    const person = await signedInPerson(context, world)
    if (!person) return context.redirect(LANDING_PATH)
    try {
      const { state = '', code, error } = context.req.query()
      const page = await finishFacebookLogin(world, person, { state, code, error })
      return context.redirect(page ?? LANDING_PATH)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403) throw error
      return context.redirect(`${LANDING_PATH}?${LANDING_REASON}=forbidden`)
    }
  })
}

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
