import { asApiError } from '@/common/api/apiError'
import type { Message } from '@/common/i18n/messages'

/** What a form says of a failed call (section 8); null for what other rules own (401, 403). */
export function failureMessage(payload: unknown): Message | null {
  const error = asApiError(payload)
  if (error?.kind === 'aborted') return null
  if (error?.kind === 'http') {
    if (error.status === 401 || error.status === 403) return null
    if (error.status < 500 && error.statusMessage) return { text: error.statusMessage }
  }
  if (error?.kind === 'envelope' && error.message) return { text: error.message }
  return { id: 'serverError' }
}
