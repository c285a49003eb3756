import { UploadRefused } from '../media/checkFile'
import { ApiError, refused } from '../errors/apiError'
import { isGoneMeanwhile } from '../errors/goneMeanwhile'
import { outageOf, type Outage } from '../errors/outage'
import { uploadFailure } from './uploadFailure'

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
