import { ApiError } from './apiError'

/** 429 with the time after which the caller may retry. */
export function tooMany(
  seconds: number,
  code:
    | 'too-many-attempts'
    | 'too-many-pictures'
    | 'too-many-models'
    | 'too-many-links' = 'too-many-attempts',
): ApiError {
  return new ApiError(429, code, {
    values: { seconds },
    facts: { retryAfterSeconds: seconds },
    headers: { 'Retry-After': String(seconds) },
  })
}
