import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings'
import { REQUEST_ID_HEADER, requestId } from '../caller/requestFacts'

/** Half a year: a shop that stops using HTTPS is not locked out for longer. */
const HTTPS_ONLY = `max-age=${180 * 24 * 60 * 60}`

/** Headers of every response; caches store nothing unless a route allows it. */
export function secureHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): MiddlewareHandler {
  const isHttps = publicUrl.startsWith('https:')
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set(REQUEST_ID_HEADER, requestId(context))
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    if (isHttps) headers.set('Strict-Transport-Security', HTTPS_ONLY)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}
