import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

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
