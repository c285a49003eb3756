import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { isBehindUnknownProxy } from '../caller/callerAddress'
import { REQUEST_ID_HEADER, requestId } from '../caller/requestFacts'
import { ApiError } from '../errors/apiError'
import { translate } from '../language/messages'
import type { Settings } from '../settings'
import type { World } from '../world'

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

/** Rejects U+0000 in the path or the query of a request: no record has it, and PostgreSQL does not accept it. */
const NUL = /%00/

export const refuseBrokenAddress: MiddlewareHandler = async (context, next) => {
  if (NUL.test(context.req.url)) throw new ApiError(400, 'bad-request')
  await next()
}

/** Logs once which setting to change when requests arrive through an unknown proxy. */
export function noticeProxy({ settings, report }: World): MiddlewareHandler {
  let isReported = false
  return async (context, next) => {
    if (!isReported && isBehindUnknownProxy(context, settings)) {
      isReported = true
      report(translate(DEFAULT_LOCALE, 'server.unknown-proxy'))
    }
    await next()
  }
}

const compress = promisify(gzip)
/** Smaller responses are sent sooner than they are compressed. */
const WORTH_IT_BYTES = 4096

/** Compresses the longer JSON responses, off the main thread. */
export const compressJson: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers, status } = context.res
  if (!headers.get('content-type')?.startsWith('application/json')) return
  headers.append('Vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(context.req.header('accept-encoding') ?? '')) return
  // The body is accessed last: that alone turns it into a stream, which costs more than everything else here.
  if (headers.has('content-encoding') || !context.res.body) return
  const json = Buffer.from(await context.res.arrayBuffer())
  const isLong = json.length >= WORTH_IT_BYTES
  const content = isLong ? await compress(json, { level: constants.Z_BEST_SPEED }) : json
  const response = new Response(new Uint8Array(content), { status, headers })
  if (isLong) response.headers.set('Content-Encoding', 'gzip')
  response.headers.set('Content-Length', String(content.length))
  context.res = undefined
  context.res = response
}
