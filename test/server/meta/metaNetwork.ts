import { createHmac } from 'node:crypto'

/** Media as the Graph API returns it; the greater its number, the newer. */
export interface MetaMedia {
  id: string
  media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  media_product_type?: 'FEED' | 'REELS' | 'STORY' | 'AD'
  media_url?: string
  thumbnail_url?: string
  caption?: string
  permalink: string
  timestamp: string
  username?: string
  owner?: { id: string }
  like_count?: number
  comments_count?: number
  children?: { data: Pick<MetaMedia, 'id' | 'media_type' | 'media_url' | 'thumbnail_url'>[] }
}

/**
 * Meta's fault instead of a response: an error of its own, another response, or unreadable data.
 */
export type MetaFault =
  | { code: number; subcode?: number; minutes?: number }
  | { status: number; body: string }
  | 'cut'

export interface MetaRequest {
  path: string
  query: URLSearchParams
  token: string
}

export interface MetaHashtag {
  id: string
  name: string
  media: MetaMedia[]
}

/**
 * A fake Meta: one person with pages, the Instagram profiles of these pages, and the faults that a
 * test sets.
 */
export interface MetaNetwork {
  app: { id: string; secret: string }
  /** Issued codes of sign-ins that are not used yet. */
  codes: string[]
  /** Tokens that are valid. */
  tokens: string[]
  /** Number of issued tokens. */
  given: number
  /** The lifetime in seconds of an exchanged token. */
  lives: number
  granted: string[]
  profiles: { id: string; username: string; pageName: string }[]
  media: MetaMedia[]
  stories: MetaMedia[]
  tagged: MetaMedia[]
  /** Posts of others that mention the profile, or have a comment that does. */
  mentioned: MetaMedia[]
  comments: { id: string; mediaId: string }[]
  /** Pages for whose profiles the application receives notifications. */
  subscribed: string[]
  hashtags: MetaHashtag[]
  /** Requested names, and when they were requested (ms). */
  searched: { name: string; at: number }[]
  requests: MetaRequest[]
  /** Each is used for one call, in order, before anything else. */
  faults: MetaFault[]
  /** Faults of every call whose path ends like this. */
  broken: Map<string, MetaFault>
  /** Percent of the application's limit that is used. */
  usage: number
  now: () => number
}

export type MetaResponse = MetaFault | { response: unknown }

export const PROFILE_ID = '17841400000000001'
const WEEK_MS = 7 * 24 * 3_600_000
const MAX_NAMES = 30
const GONE = { code: 100, subcode: 33 }

export function createMetaNetwork(now: () => number): MetaNetwork {
  return {
    app: { id: '1234567890', secret: 'secret-of-the-app' },
    codes: [],
    tokens: [],
    given: 0,
    lives: 60 * 24 * 3600,
    granted: [
      'instagram_basic',
      'pages_show_list',
      'pages_read_engagement',
      'instagram_manage_comments',
      'pages_manage_metadata',
    ],
    profiles: [{ id: PROFILE_ID, username: 'LenGlina', pageName: 'Лён и глина' }],
    media: [],
    stories: [],
    tagged: [],
    mentioned: [],
    comments: [],
    subscribed: [],
    hashtags: [],
    searched: [],
    requests: [],
    faults: [],
    broken: new Map(),
    usage: 0,
    now,
  }
}

/** A person signs in at Facebook: the code with which they are redirected back. */
export function signInAtMeta(meta: MetaNetwork): string {
  const code = `code-${String(meta.given)}-${String(meta.codes.length)}`
  meta.codes.push(code)
  return code
}

function giveToken(meta: MetaNetwork): string {
  meta.given += 1
  const token = `EAAG-token-of-facebook-${String(meta.given)}`
  meta.tokens.push(token)
  return token
}

/** Meta's response to a form. */
export function respondToForm(
  meta: MetaNetwork,
  path: string,
  form: URLSearchParams,
): MetaResponse {
  const [id = '', edge] = path.split('/')
  return edge === 'subscribed_apps' ? subscribe(meta, id, form) : exchange(meta, form)
}

function exchange(meta: MetaNetwork, form: URLSearchParams): MetaResponse {
  const fault = meta.faults.shift()
  if (fault !== undefined) return fault
  const isApp =
    form.get('client_id') === meta.app.id && form.get('client_secret') === meta.app.secret
  if (!isApp) return { code: 101 }
  if (form.get('grant_type') === 'fb_exchange_token') {
    if (!meta.tokens.includes(form.get('fb_exchange_token') ?? '')) return { code: 190 }
    return { response: { access_token: giveToken(meta), expires_in: meta.lives } }
  }
  const code = form.get('code') ?? ''
  if (!meta.codes.includes(code)) return { code: 100 }
  meta.codes = meta.codes.filter((one) => one !== code)
  return { response: { access_token: giveToken(meta), expires_in: 3600 } }
}

/** Meta's response to a reading. */
export function respond(meta: MetaNetwork, request: MetaRequest): MetaResponse {
  meta.requests.push(request)
  const fault = meta.faults.shift() ?? faultOf(meta, request.path)
  if (fault !== undefined) return fault
  const { token, query, path } = request
  if (!meta.tokens.includes(token)) return { code: 190, subcode: 463 }
  const proof = createHmac('sha256', meta.app.secret).update(token).digest('hex')
  if (query.get('appsecret_proof') !== proof) return { code: 100 }
  if (path === 'me/permissions') return { response: { data: permissionsOf(meta) } }
  if (path === 'me/accounts') return { response: { data: pagesOf(meta) } }
  if (path === 'ig_hashtag_search') return searched(meta, query.get('q') ?? '')
  const [id, edge] = path.split('/')
  if (edge === 'recently_searched_hashtags') {
    return { response: { data: recent(meta).map((name) => ({ name, id: `h-${name}` })) } }
  }
  if (edge === 'recent_media') return hashtagMedia(meta, id ?? '', query)
  const isProfile = meta.profiles.some((profile) => profile.id === id)
  if (edge === undefined) {
    return isProfile ? mentionOf(meta, query.get('fields') ?? '') : single(meta, id ?? '')
  }
  if (!isProfile) return GONE
  if (edge === 'media') return { response: pageOf(meta.media, query, true) }
  if (edge === 'stories') return { response: pageOf(meta.stories, query, true) }
  if (edge === 'tags') return { response: pageOf(meta.tagged, query, false) }
  return { code: 100 }
}

const faultOf = ({ broken }: MetaNetwork, path: string) =>
  [...broken].find(([end]) => path.endsWith(end))?.[1]

const permissionsOf = ({ granted }: MetaNetwork) => [
  ...granted.map((permission) => ({ permission, status: 'granted' })),
  { permission: 'pages_manage_posts', status: 'declined' },
]

/** Pages without a profile are included too. */
const pagesOf = ({ profiles }: MetaNetwork) => [
  { id: '1', name: 'Без Instagram' },
  ...profiles.map(({ id, username, pageName }, index) => ({
    id: String(index + 2),
    name: pageName,
    access_token: pageTokenOf(String(index + 2)),
    instagram_business_account: { id, username, profile_picture_url: 'https://cdn.test/a.jpg' },
  })),
]

function single(meta: MetaNetwork, id: string): MetaResponse {
  const found = meta.media.find((media) => media.id === id)
  return found ? { response: found } : GONE
}

/** Newest first. Tags announce no next page. */
function pageOf(media: readonly MetaMedia[], query: URLSearchParams, isAnnounced: boolean) {
  const sorted = media.toSorted((one, other) => (one.timestamp < other.timestamp ? 1 : -1))
  const from = Number(query.get('after') ?? 0)
  const data = sorted.slice(from, from + Number(query.get('limit') ?? 25))
  const after = String(from + data.length)
  const isLast = from + data.length >= sorted.length
  const next = `https://graph.test/next?access_token=secret-in-the-address&after=${after}`
  if (data.length === 0) return { data }
  return {
    data,
    paging: { cursors: { after }, ...(isAnnounced && !isLast ? { next } : {}) },
  }
}

const recent = ({ searched: names, now }: MetaNetwork) => [
  ...new Set(names.filter(({ at }) => at > now() - WEEK_MS).map(({ name }) => name)),
]

function searched(meta: MetaNetwork, name: string): MetaResponse {
  const known = recent(meta)
  if (!known.includes(name) && known.length >= MAX_NAMES) return { code: 18 }
  const found = meta.hashtags.find((hashtag) => hashtag.name === name)
  if (!found) return { code: 24, subcode: 2207024 }
  meta.searched.push({ name, at: meta.now() })
  return { response: { data: [{ id: found.id }] } }
}

/** Posts of the last day, in no order; the cursor is the same on every page. */
function hashtagMedia(meta: MetaNetwork, id: string, query: URLSearchParams): MetaResponse {
  const hashtag = meta.hashtags.find((one) => one.id === id)
  if (!hashtag) return GONE
  const limit = Number(query.get('limit') ?? 25)
  const turns = meta.requests.filter(({ path }) => path === `${id}/recent_media`)
  const since = turns.findLastIndex((turn) => !turn.query.has('after'))
  const from = (turns.length - 1 - since) * limit
  const data = hashtag.media.slice(from, from + limit)
  return { response: { data, ...(data.length > 0 ? { paging: { cursors: { after: 'Q' } } } : {}) } }
}

/** Meta's response to a reading of a mention: by its media, or by a comment with its media. */
function mentionOf(meta: MetaNetwork, fields: string): MetaResponse {
  const [, commentId] = /^mentioned_comment\.comment_id\((\d+)\)\{media\{/.exec(fields) ?? []
  const [, mediaId] = /^mentioned_media\.media_id\((\d+)\)\{/.exec(fields) ?? []
  const comment = meta.comments.find(({ id }) => id === commentId)
  const media = meta.mentioned.find(({ id }) => id === (comment?.mediaId ?? mediaId))
  if (!media) return GONE
  const told = named(media, fields)
  return {
    response: comment
      ? { mentioned_comment: { id: comment.id, media: told }, id: '1' }
      : { mentioned_media: told, id: '1' },
  }
}

/** Returns only requested fields, and the id. */
const named = (media: MetaMedia, fields: string) =>
  Object.fromEntries(
    Object.entries(media).filter(
      ([name]) => name === 'id' || new RegExp(`[{,]${name}[,{}]`).test(fields),
    ),
  )

const pageTokenOf = (pageId: string) => `EAAG-token-of-page-${pageId}`

/** Meta's response to a page's subscription. */
function subscribe(meta: MetaNetwork, pageId: string, form: URLSearchParams): MetaResponse {
  const fault = meta.faults.shift() ?? meta.broken.get('/subscribed_apps')
  if (fault !== undefined) return fault
  const token = pageTokenOf(pageId)
  const proof = createHmac('sha256', meta.app.secret).update(token).digest('hex')
  if (form.get('access_token') !== token) return { code: 190 }
  if (form.get('appsecret_proof') !== proof) return { code: 100 }
  if (!form.get('subscribed_fields')) return { code: 100 }
  if (!meta.granted.includes('pages_manage_metadata')) return { code: 200 }
  meta.subscribed.push(pageId)
  return { response: { success: true } }
}
