import { asApiError, failureMessage } from '@/common/api/apiError'
import type { MessageId, Message } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import type { AppDispatch } from '@/common/store/hooks'
import { allLoadedSelected } from '@/common/ui/posts/librarySelectionSlice'
import { toastShown } from '@/common/ui/toasts/toastsSlice'

/** Shows that a post is in the library, with a link to it. A post without an id has no link. */
export function showAdded(dispatch: AppDispatch, message: MessageId, id: number | null): void {
  if (id === null) {
    dispatch(toastShown({ tone: 'error', message: { id: 'invalid-link' } }))
    return
  }
  dispatch(
    toastShown({
      tone: 'success',
      message: { id: message },
      link: { to: paths.post(id), message: { id: 'upload.action_open-post' } },
    }),
  )
}

/** Shows how many posts are in the library, and offers to choose all of them there. */
export function showAllAdded(dispatch: AppDispatch, ids: readonly (number | null)[]): void {
  dispatch(
    toastShown({
      tone: 'success',
      message: { id: 'upload.alert_posts-added', values: { count: ids.length } },
      action: {
        message: { id: 'upload.action_choose-posts' },
        event: allLoadedSelected(ids.filter((id) => id !== null)),
      },
    }),
  )
}

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

/** Whether a message only asks to retry. */
export function isTryAgain(message: Message | null | undefined): boolean {
  return !!message && 'id' in message && message.id === TRY_AGAIN.id
}
