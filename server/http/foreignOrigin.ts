import type { Context, MiddlewareHandler } from 'hono'
import { WRITE_HEADER } from '@/contract/endpoint'
import type { Settings } from '../settings'
import { ApiError } from './apiError'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Throws 403 for what a page of another origin asks with our cookie. Browsers say where a request comes from; a
 * client that says nothing is no browser and carries no one else's cookie.
 */
function refuseForeignCaller(context: Context, { publicUrl }: Settings): void {
  const site = context.req.header('sec-fetch-site')
  const origin = context.req.header('origin')
  const isOurs = site ? site === 'same-origin' : origin === undefined || origin === publicUrl
  if (isOurs) return
  // A form or a script cannot write `none`; only a link that was clicked outside of any page is a GET with it.
  if (site === 'none' && !SAFE_METHODS.includes(context.req.method)) return
  throw new ApiError(403, 'foreign-origin')
}

/** Throws 403 for a GET that changes something unless the cabinet itself asks. */
export function refuseLink(context: Context, settings: Settings): void {
  if (context.req.header(WRITE_HEADER.name) !== WRITE_HEADER.value) {
    throw new ApiError(403, 'foreign-origin')
  }
  refuseForeignCaller(context, settings)
}

/** Refuses the writes of pages of another origin; GETs that change something are refused by their routes. */
export function refuseForeignOrigin(settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    if (!SAFE_METHODS.includes(context.req.method)) refuseForeignCaller(context, settings)
    await next()
  }
}
