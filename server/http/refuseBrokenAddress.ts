import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../errors/apiError'

/** U+0000 in the path or the query of a request: no record is named by it, and PostgreSQL takes it nowhere. */
const NUL = /%00/

export const refuseBrokenAddress: MiddlewareHandler = async (context, next) => {
  if (NUL.test(context.req.url)) throw new ApiError(400, 'bad-request')
  await next()
}
