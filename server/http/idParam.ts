import { ApiError } from '../errors/apiError'

/** A number in a path; anything else is no record of ours. */
export function idParam(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(id)) throw new ApiError(404, 'not-found')
  return id
}
