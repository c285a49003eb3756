import { MEGABYTE } from '@/contract/files/uploads'
import { ApiError, refused } from '../errors/apiError'
import { isGoneMeanwhile } from '../errors/goneMeanwhile'
import { outageOf, type Outage } from '../errors/outage'
import { UploadRefused } from '../media/checkFile'

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
