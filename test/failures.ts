/** Responses of an unhealthy back office, by the name of the problem. */
import { HttpResponse } from 'msw'
import { failureEnvelope, successEnvelope, type EnvelopeError } from '@/contract/envelope'

/** A proxy before the back office failed. */
export const brokenServer = () => new HttpResponse('Bad gateway', { status: 502 })

/** The back office redirects to another page (product-rules/calls.md#redirects). */
export const redirected = () =>
  new HttpResponse(null, { status: 302, headers: { Location: '/login' } })

/** No response at all. */
export const unreachable = () => HttpResponse.error()

/** The usual response, but only after this promise. */
export const delayedUntil = (then: Promise<void>) => () => then.then(() => undefined)

/** An envelope without `response.body`. */
export const missingBody = () => HttpResponse.json(successEnvelope(undefined))

/** `success: false`; the error as an object or an array, with or without a message. */
export const refusedWith = (error: EnvelopeError | unknown[], statusMessage: string) => () =>
  HttpResponse.json(failureEnvelope(statusMessage, error))

/** An HTTP status with the message of the back office, if it has any. */
export const respondsWithStatus = (status: number, statusMessage?: string) => () =>
  statusMessage === undefined
    ? new HttpResponse(null, { status })
    : HttpResponse.json(failureEnvelope(statusMessage), { status })

/** A body that does not match the contract. */
export const wrongShape = () => HttpResponse.json(successEnvelope({ nothing: 'of ours' }))
