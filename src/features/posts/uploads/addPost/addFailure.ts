import { asApiError } from '@/common/api/apiError'
import { failureMessage } from '@/common/api/failureMessage'
import type { Message } from '@/common/i18n/messages'

/** Shown when there was no response; a retry may help (product-rules/posts.md#posts-by-link). */
export const TRY_AGAIN = { id: 'upload.error_add' } as const

/**
 * The message for a post that was not added, the back office's own if it has one; null for failures that are handled
 * elsewhere.
 */
export function addFailure(failure: unknown): Message | null {
  const error = asApiError(failure)
  if (!error || error.kind === 'network' || error.kind === 'timeout') return TRY_AGAIN
  return failureMessage(error)
}

/** Whether a retry is all that a message calls for. */
export function isTryAgain(message: Message | null | undefined): boolean {
  return !!message && 'id' in message && message.id === TRY_AGAIN.id
}
