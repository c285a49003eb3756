import type { MiddlewareHandler } from 'hono'
import { REQUEST_ID_HEADER, requestId } from './requestFacts'

/** What every answer carries; calls are never kept by a cache unless their route says so. */
export const secureHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  headers.set(REQUEST_ID_HEADER, requestId(context))
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
