import type { ApiError } from '@/common/api/apiError'
import type { Message } from '@/common/i18n/messages'

/** The save message of a failure (section 8): the back office's words for a refusal, else `serverError`. */
export function saveFailureMessage(error: ApiError): Message {
  if (error.kind === 'envelope' && error.message) return { text: error.message }
  if (error.kind === 'http' && error.status < 500 && error.statusMessage) {
    return { text: error.statusMessage }
  }
  return { id: 'serverError' }
}
