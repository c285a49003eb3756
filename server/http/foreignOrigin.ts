import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings'
import { ApiError } from './apiError'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses writes that a page of another origin makes with our cookie. Browsers say where a request comes
 * from; a client that says nothing is no browser and carries no one else's cookie.
 */
export function refuseForeignOrigin({ publicUrl }: Settings): MiddlewareHandler {
  return async (context, next) => {
    if (!SAFE_METHODS.includes(context.req.method)) {
      const site = context.req.header('sec-fetch-site')
      const origin = context.req.header('origin')
      const isOurs = site
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || origin === publicUrl
      if (!isOurs) throw new ApiError(403, 'foreign-origin')
    }
    await next()
  }
}
