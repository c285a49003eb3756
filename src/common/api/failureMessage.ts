import type { Message } from '../i18n/messages'
import { asApiError } from './apiError'

/**
 * What is said of a failed call (product-rules/errors.md#failure-messages): the back office's words for a refusal, else `serverError`.
 * Null for what other rules own (401, 403) and for what nobody waits for any more.
 */
export function failureMessage(failure: unknown): Message | null {
  const error = asApiError(failure)
  if (error?.kind === 'aborted') return null
  if (error?.kind === 'http') {
    if (error.status === 401 || error.status === 403) return null
    // 500 is a fault that has no words for people; 503 and 507 say what to wait for.
    if (error.status !== 500 && error.statusMessage) return { text: error.statusMessage }
  }
  if (error?.kind === 'envelope' && error.message) return { text: error.message }
  return { id: 'serverError' }
}
