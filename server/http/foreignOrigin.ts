import type { Context, MiddlewareHandler } from 'hono'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { CREATION_HEADER, WRITE_HEADER } from '@/contract/endpoint'
import type { Settings } from '../settings'
import type { World } from '../world'
import { ApiError } from '../errors/apiError'
import { translate } from '../language/messages'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** The limit of other server names that are logged; a caller can invent any number of them. */
const NAMES_IN_LOG = 5

type Origins = Pick<Settings, 'publicUrl' | 'backOfficeUrl'>

/**
 * The page that sent a request: one of this server, one of this server under a name that is not in
 * `PUBLIC_URL`, or one of another site.
 */
type Caller = { kind: 'ours' } | { kind: 'foreign' } | { kind: 'other-name'; origin: string }

/** Browsers send the origin of a request; a client without it is not a browser and has no other user's cookie. */
function callerOf(context: Context, settings: Origins): Caller {
  const site = context.req.header('sec-fetch-site')
  const origin = context.req.header('origin')
  const isSame = site
    ? site === 'same-origin'
    : origin === undefined || origin === settings.publicUrl
  const isOurs = isSame || isOurPage(origin, settings)
  // Browsers send `none` for an address opened outside of any page, which is a GET. Forms and
  // scripts of a page cannot send `none`.
  const isNobodys = site === 'none' && !SAFE_METHODS.includes(context.req.method)
  if (isOurs || isNobodys) return { kind: 'ours' }
  const [, host] = /^https?:\/\/([\w.:[\]-]{1,253})$/.exec(origin ?? '') ?? []
  const isOtherName = host !== undefined && host === context.req.header('host')
  return isOtherName ? { kind: 'other-name', origin: origin ?? '' } : { kind: 'foreign' }
}

/** Throws 403 unless a page of this server sent the request. */
function refuseForeign(caller: Caller, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  if (caller.kind === 'foreign') throw new ApiError(403, 'foreign-origin')
  if (caller.kind === 'ours') return
  throw new ApiError(403, 'other-address', {
    values: { address: publicUrl, origin: caller.origin },
  })
}

/** Throws 403 for a GET with side effects unless the cabinet itself sends it. */
export function refuseLink(context: Context, settings: Settings): void {
  if (context.req.header(WRITE_HEADER.name) !== WRITE_HEADER.value) {
    throw new ApiError(403, 'foreign-origin')
  }
  refuseForeign(callerOf(context, settings), settings)
}

/**
 * Refuses the writes of pages of another origin; GETs with side effects are refused by their routes. A page of this
 * server under a name that is not in `PUBLIC_URL` is refused too, and the log explains what to set.
 */
export function refuseForeignOrigin({
  settings,
  report,
}: Pick<World, 'settings' | 'report'>): MiddlewareHandler {
  const reported = new Set<string>()
  return async (context, next) => {
    if (!SAFE_METHODS.includes(context.req.method)) {
      const caller = callerOf(context, settings)
      if (
        caller.kind === 'other-name' &&
        !reported.has(caller.origin) &&
        reported.size < NAMES_IN_LOG
      ) {
        reported.add(caller.origin)
        const values = { address: settings.publicUrl, origin: caller.origin }
        report(translate(DEFAULT_LOCALE, 'server.log_other-address', values))
      }
      refuseForeign(caller, settings)
    }
    await next()
  }
}

/** Whether the cabinet's page calls the back office at another origin. */
const isOurPage = (origin: string | undefined, { publicUrl, backOfficeUrl }: Origins) =>
  backOfficeUrl !== '' && origin === publicUrl

const ALLOWED_HEADERS = `Content-Type, ${WRITE_HEADER.name}, ${CREATION_HEADER}`
const PREFLIGHT_SECONDS = 86_400

/** Allows CORS requests with cookies to `backOfficeUrl` from the cabinet's page only. */
export function allowOwnPage(settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    if (!isOurPage(context.req.header('origin'), settings)) return next()
    if (context.req.method === 'OPTIONS') context.res = context.body(null, 204)
    else await next()
    const { headers } = context.res
    headers.set('Access-Control-Allow-Origin', settings.publicUrl)
    headers.set('Access-Control-Allow-Credentials', 'true')
    headers.append('Vary', 'Origin')
    if (context.req.method !== 'OPTIONS') return
    headers.set('Access-Control-Allow-Methods', 'GET, POST')
    headers.set('Access-Control-Allow-Headers', ALLOWED_HEADERS)
    headers.set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
  }
}
