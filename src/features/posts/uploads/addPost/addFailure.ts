import { asApiError } from '@/common/api/apiError'
import { failureMessage } from '@/common/api/failureMessage'
import type { Message } from '@/common/i18n/messages'

/** What is said when nothing answered; trying again may help (product-rules/posts.md#posts-by-link). */
export const TRY_AGAIN = { id: 'upload.error_add' } as const

/** Why a post was not added, in the words of the back office if it has any; null for what other rules own. */
export function addFailure(failure: unknown): Message | null {
  const error = asApiError(failure)
  if (!error || error.kind === 'network' || error.kind === 'timeout') return TRY_AGAIN
  return failureMessage(error)
}

/** Whether asking for the same once more is all that a message calls for. */
export function isTryAgain(message: Message | null | undefined): boolean {
  return !!message && 'id' in message && message.id === TRY_AGAIN.id
}
