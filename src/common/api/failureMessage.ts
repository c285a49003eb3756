import type { Message } from '../i18n/messages'
import { asApiError, isAccessLost } from './apiError'

/**
 * The message for a failed call (product-rules/errors.md#failure-messages): the back office's own text for a refusal,
 * else `serverError`. Null for failures that are handled elsewhere (401, 403) and for aborted calls.
 */
export function failureMessage(failure: unknown): Message | null {
  const error = asApiError(failure)
  if (error?.kind === 'aborted' || (error && isAccessLost(error))) return null
  if (error?.kind === 'http') {
    // A 500 has no text for people; 503 and 507 explain what to wait for.
    if (error.status !== 500 && error.statusMessage) return { text: error.statusMessage }
  }
  if (error?.kind === 'envelope' && error.message) return { text: error.message }
  return { id: 'serverError' }
}
