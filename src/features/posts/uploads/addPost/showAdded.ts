import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import type { AppDispatch } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'

/** Shows that a post is in the library, with a link to it; one without an id cannot be opened. */
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
