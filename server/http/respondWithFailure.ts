import type { Context } from 'hono'
import { failureEnvelope, type EnvelopeError } from '@/contract/envelope'
import type { Locale } from '@/contract/locale'
import type { World } from '../world'
import { asApiError } from './asApiError'
import { failureText } from './failureText'
import { requestFacts, requestId } from '../caller/requestFacts'

/** The one place where a thrown error becomes a status and an envelope. */
export function respondWithFailure(
  context: Context,
  error: unknown,
  locale: Locale,
  report: World['report'],
): Response {
  const failure = asApiError(error)
  const isOurs = failure.status >= 500
  if (isOurs) report(error, requestFacts(context))
  const { field, facts, headers, body } = failure.details
  const message = failureText(failure, locale)
  const details: EnvelopeError = {
    ...facts,
    code: failure.code,
    message,
    ...(field === undefined ? {} : { field }),
    // Users can quote it: the log has the same id.
    ...(isOurs ? { requestId: requestId(context) } : {}),
  }
  const envelope = failureEnvelope(message, details)
  if (body !== undefined) envelope.data.response.body = body
  return context.json(envelope, failure.status, headers)
}
