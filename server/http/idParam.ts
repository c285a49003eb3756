import { ApiError } from '../errors/apiError'

/** An id in a path; throws 404 for anything else. */
export function idParam(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(id)) throw new ApiError(404, 'not-found')
  return id
}
