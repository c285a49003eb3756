import type { Context } from 'hono'
import { successEnvelope, failureEnvelope, type EnvelopeError } from '@/contract/envelope'
import { MEGABYTE } from '@/contract/files/uploads'
import type { Locale } from '@/contract/locale'
import { callerLocale } from '../caller/callerHeaders'
import { requestFacts, requestId } from '../caller/requestFacts'
import { ApiError, refused } from '../errors/apiError'
import { isGoneMeanwhile, outageOf, type Outage } from '../errors/outage'
import { translate } from '../language/messages'
import { UploadRefused } from '../media/checkFile'
import type { World } from '../world'

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
    // The user can quote it to support: the log has the same id.
    ...(isOurs ? { requestId: requestId(context) } : {}),
  }
  const envelope = failureEnvelope(message, details)
  if (body !== undefined) envelope.data.response.body = body
  return context.json(envelope, failure.status, headers)
}

const STATUSES: Record<Outage, 503 | 507> = { 'no-room': 507, 'server-unavailable': 503 }
/** Long enough for a restart, short enough for a waiting user. */
const RETRY_SECONDS = 5

/** Converts anything thrown to an API error: unknown errors are internal failures. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof UploadRefused) return uploadFailure(error)
  if (isGoneMeanwhile(error)) return refused('gone-meanwhile')
  const outage = outageOf(error)
  if (outage === null) return new ApiError(500, 'failure')
  return new ApiError(STATUSES[outage], outage, {
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  })
}

/** The response to a refused file: its name and the measured values are in the message and in the data. */
function uploadFailure({ problem, fileName }: UploadRefused): ApiError {
  const { code, ...measured } = problem
  const facts = { fileName, ...measured }
  return new ApiError(200, code, {
    messageId: `upload.${code}`,
    values: 'bytes' in measured ? { ...facts, ...inMegabytes(measured) } : facts,
    facts,
  })
}

function inMegabytes({ bytes, maxBytes }: { bytes: number; maxBytes: number }) {
  return {
    sizeMb: Math.round((bytes / MEGABYTE) * 10) / 10,
    maxMb: Math.round((maxBytes / MEGABYTE) * 10) / 10,
  }
}

/** The message of a failure in a language. */
export function failureText({ code, details }: ApiError, locale: Locale): string {
  return translate(locale, details.messageId ?? `server.${code}`, details.values)
}
