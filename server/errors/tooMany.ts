import { ApiError } from './apiError'

/** 429 that says when the caller may come again. */
export function tooMany(
  seconds: number,
  code: 'too-many-attempts' | 'too-many-pictures' = 'too-many-attempts',
): ApiError {
  return new ApiError(429, code, {
    values: { seconds },
    facts: { retryAfterSeconds: seconds },
    headers: { 'Retry-After': String(seconds) },
  })
}
