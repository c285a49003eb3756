import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { World } from '../world'
import { requestFacts, type RequestFacts } from '../caller/requestFacts'

/** A running request, found from everything that runs for it: callbacks, timers, promises that nobody awaits. */
interface RequestUnderWay {
  outgoing: ServerResponse
  facts: () => RequestFacts | undefined
  /** Fails it, which is reported; null once it is too late. */
  fail: ((fault: Error) => void) | null
  hasFailed: boolean
}

const current = new AsyncLocalStorage<RequestUnderWay>()

/** From here on everything that runs on is this request's, its body's events included: those are the connection's. */
export function enterRequest(outgoing: ServerResponse): void {
  current.enterWith({ outgoing, facts: () => undefined, fail: null, hasFailed: false })
}

/** Responds with 500 when a request caused an uncaught error, instead of leaving it without a response. */
export const failLostRequests: MiddlewareHandler = async (context, next) => {
  const request = current.getStore()
  if (!request) {
    await next()
    return
  }
  request.facts = () => requestFacts(context)
  await new Promise<void>((resolve, reject) => {
    request.fail = reject
    next().then(resolve, reject)
  }).finally(() => {
    request.fail = null
  })
}

/**
 * Handles an uncaught error of whatever is running: its request gets a response, or is cut off when its response has
 * begun.
 */
export function loseRequest(error: unknown, report: World['report']): void {
  const request = current.getStore()
  if (request?.fail) {
    request.hasFailed = true
    // Wrapped: an error that was meant for a caller is a failure of ours when nobody handles it.
    request.fail(new Error('Nobody caught this', { cause: error }))
    return
  }
  report(error, request?.facts())
  if (request && !request.hasFailed && !request.outgoing.writableEnded) request.outgoing.destroy()
}
