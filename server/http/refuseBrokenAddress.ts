import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../errors/apiError'

/** Rejects U+0000 in the path or the query of a request: no record has it, and PostgreSQL does not accept it. */
const NUL = /%00/

export const refuseBrokenAddress: MiddlewareHandler = async (context, next) => {
  if (NUL.test(context.req.url)) throw new ApiError(400, 'bad-request')
  await next()
}
