import type { MiddlewareHandler } from 'hono'

/** What every answer carries; calls are never kept by a cache unless their route says so. */
export const secureHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
