import { MEGABYTE } from '@/contract/files/uploads'
import type { UploadRefused } from '../media/checkFile'
import { ApiError } from '../errors/apiError'

/** The response to a refused file: its name and the measured values are in the message and in the data. */
export function uploadFailure({ problem, fileName }: UploadRefused): ApiError {
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
