import type { Context } from 'hono'
import { failureEnvelope, type EnvelopeError } from '@/contract/envelope'
import type { Locale } from '@/contract/locale'
import { UploadRefused } from '../media/checkFile'
import type { World } from '../world'
import { ApiError } from './apiError'
import { failureText } from './failureText'
import { uploadFailure } from './uploadFailure'

/** The one place where a thrown error becomes a status and an envelope. */
export function answerFailure(
  context: Context,
  error: unknown,
  locale: Locale,
  report: World['report'],
): Response {
  const failure = asApiError(error)
  if (failure.status === 500) report(error)
  const { field, facts, headers, body } = failure.details
  const message = failureText(failure, locale)
  const details: EnvelopeError = {
    ...facts,
    code: failure.code,
    message,
    ...(field === undefined ? {} : { field }),
  }
  const envelope = failureEnvelope(message, details)
  if (body !== undefined) envelope.data.response.body = body
  return context.json(envelope, failure.status, headers)
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof UploadRefused) return uploadFailure(error)
  return new ApiError(500, 'failure')
}
