import type { Context } from 'hono'
import { successEnvelope } from '@/contract/envelope'
import type { World } from '../world'
import { respondWithFailure } from './respondWithFailure'
import { callerLocale } from '../caller/callerLocale'

/** Responds to a request without an account: with the handler's result in an envelope, or with its failure. */
export function respond(
  { report }: Pick<World, 'report'>,
  handle: (context: Context) => Promise<unknown>,
) {
  return async (context: Context): Promise<Response> => {
    try {
      return context.json(successEnvelope(await handle(context)))
    } catch (error) {
      return respondWithFailure(context, error, callerLocale(context), report)
    }
  }
}
