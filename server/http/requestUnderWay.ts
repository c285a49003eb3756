import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { World } from '../world'
import { requestFacts, type RequestFacts } from '../caller/requestFacts'

/** A running request, available to all its asynchronous work: callbacks, timers, promises that are not awaited. */
interface RequestUnderWay {
  outgoing: ServerResponse
  facts: () => RequestFacts | undefined
  /** Fails the request with an error, which is reported; null once it is too late. */
  fail: ((fault: Error) => void) | null
  hasFailed: boolean
}

const current = new AsyncLocalStorage<RequestUnderWay>()

/** From here on all asynchronous work belongs to this request, except events of its body: those belong to the connection. */
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

/** Handles an uncaught error: responds to its request, or aborts a response that has begun. */
export function loseRequest(error: unknown, report: World['report']): void {
  const request = current.getStore()
  if (request?.fail) {
    request.hasFailed = true
    // Wrapped: an error meant for a caller is an internal failure when it is not caught.
    request.fail(new Error('Nobody caught this', { cause: error }))
    return
  }
  report(error, request?.facts())
  if (request && !request.hasFailed && !request.outgoing.writableEnded) request.outgoing.destroy()
}
