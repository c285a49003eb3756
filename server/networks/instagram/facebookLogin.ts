import * as v from 'valibot'
import { FACEBOOK_RETURN_PATH } from '@/contract/addresses'
import type { Settings } from '../../settings'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import { callGraph, graphResult, graphRoot, type GraphCaller, proofOf } from './graphApi'

/** Required to read anything. */
const NEEDED_SCOPES = ['instagram_basic', 'pages_show_list', 'pages_read_engagement']
/** For posts in which others tagged the profile. */
const SCOPES = [...NEEDED_SCOPES, 'instagram_manage_comments']
/** For mentions: lets Meta notify the application of events at a page's profile. */
const WEBHOOK_SCOPE = 'pages_manage_metadata'
const PATH = 'oauth/access_token'
const PAGE = '100'
const MAX_PAGES = 10

const tokenSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  /** Seconds; absent when it does not expire. */
  expires_in: v.optional(v.number()),
})
const permissionsSchema = v.object({
  data: v.array(v.object({ permission: v.string(), status: v.string() })),
})
const profileSchema = v.object({
  id: v.string(),
  username: v.string(),
  profile_picture_url: v.optional(v.string()),
})
const pagesSchema = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      name: v.optional(v.string(), ''),
      access_token: v.optional(v.string()),
      /** Absent for a page without a profile. */
      instagram_business_account: v.optional(v.unknown()),
    }),
  ),
  paging: v.optional(
    v.object({
      cursors: v.optional(v.object({ after: v.optional(v.string()) })),
      next: v.optional(v.string()),
    }),
  ),
})

/** A user's token at Facebook; `expiresAt` (ms) is null when it does not expire. */
export interface FacebookToken {
  token: string
  expiresAt: number | null
}

/** A business profile of Instagram, with its Facebook page. */
export interface InstagramProfile {
  id: string
  username: string
  pictureUrl: string | null
  pageName: string
  /** Null when the user has no token for it. */
  page: FacebookPage | null
}

/** The URL of Facebook's redirect back; must be listed in Meta's application. */
export const facebookReturnUrl = ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  `${publicUrl}${FACEBOOK_RETURN_PATH}`

/** The URL where a user signs in at Facebook and allows the application to read their pages. */
export function facebookLoginUrl(settings: Settings, appId: string, state: string): string {
  const scopes = settings.metaWebhookToken === null ? SCOPES : [...SCOPES, WEBHOOK_SCOPE]
  const query = new URLSearchParams({
    client_id: appId,
    redirect_uri: facebookReturnUrl(settings),
    state,
    response_type: 'code',
    scope: scopes.join(','),
  })
  return `${settings.facebookUrl}/${settings.metaApiVersion}/dialog/oauth?${query.toString()}`
}

/** Exchanges the code of Facebook's redirect for a token: it is valid for an hour or two. */
export function tokenOfCode(
  world: World,
  code: string,
  signal: AbortSignal,
): Promise<FacebookToken> {
  const redirect_uri = facebookReturnUrl(world.settings)
  return askForToken(world, { redirect_uri, code }, signal)
}

/** Exchanges a valid token for one that is valid for some sixty days. */
export function longLivedToken(
  world: World,
  token: string,
  signal: AbortSignal,
): Promise<FacebookToken> {
  return askForToken(world, { grant_type: 'fb_exchange_token', fb_exchange_token: token }, signal)
}

/** The secret and the token are sent in the body, so that no log of addresses contains them. */
async function askForToken(
  world: World,
  form: Record<string, string>,
  signal: AbortSignal,
): Promise<FacebookToken> {
  const { metaApp } = world.settings
  if (!metaApp) throw new NetworkFailure('refused', 'there is no application')
  const sent = { ...form, client_id: metaApp.id, client_secret: metaApp.secret }
  const response = await world
    .sendForm(`${graphRoot(world)}/${PATH}`, sent, signal)
    .catch(() => null)
  signal.throwIfAborted()
  if (!response) throw new NetworkFailure('unreachable', PATH)
  const { access_token, expires_in } = graphResult(response, null, PATH, tokenSchema)
  return {
    token: access_token,
    expiresAt: expires_in === undefined ? null : world.clock.now() + expires_in * 1000,
  }
}

/** Whether the user granted the required permissions. */
export async function mayRead(world: World, caller: GraphCaller): Promise<boolean> {
  const { data } = await callGraph(world, caller, 'me/permissions', {}, permissionsSchema)
  return NEEDED_SCOPES.every((scope) =>
    data.some(({ permission, status }) => permission === scope && status === 'granted'),
  )
}

/** The business profiles of the pages that a user selected for the application. */
export async function instagramProfiles(
  world: World,
  caller: GraphCaller,
): Promise<InstagramProfile[]> {
  const profiles: InstagramProfile[] = []
  const fields = 'id,name,access_token,instagram_business_account{id,username,profile_picture_url}'
  let after = ''
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { fields, limit: PAGE, ...(after === '' ? {} : { after }) }
    const { data, paging } = await callGraph(world, caller, 'me/accounts', query, pagesSchema)
    for (const { id: pageId, name, access_token, instagram_business_account } of data) {
      const { success, output } = v.safeParse(profileSchema, instagram_business_account)
      if (!success) continue
      const { id, username, profile_picture_url } = output
      profiles.push({
        id,
        username,
        pictureUrl: profile_picture_url ?? null,
        pageName: name,
        page: access_token === undefined ? null : { id: pageId, token: access_token },
      })
    }
    after = paging?.next === undefined ? '' : (paging.cursors?.after ?? '')
    if (after === '') break
  }
  return profiles
}

/** A Facebook page, with its user's token, which is used immediately and not stored. */
interface FacebookPage {
  id: string
  token: string
}

const subscribedSchema = v.object({ success: v.literal(true) })

/**
 * Subscribes the application to a page: without a subscription Meta sends no events of the page's
 * profile. The subscribed field is one of the page itself; the application does not receive its
 * events.
 */
export async function subscribePage(
  world: World,
  { id, token }: FacebookPage,
  signal: AbortSignal,
): Promise<void> {
  const path = `${id}/subscribed_apps`
  const form = {
    subscribed_fields: 'feed',
    access_token: token,
    appsecret_proof: proofOf(world, token),
  }
  const response = await world
    .sendForm(`${graphRoot(world)}/${path}`, form, signal)
    .catch(() => null)
  if (!response) throw new NetworkFailure('unreachable', path)
  graphResult(response, null, path, subscribedSchema)
}
