import type { MessageId } from '@/common/i18n/messages'
import type { Toast } from '@/common/ui/toasts/toastsSlice'
import { bulkWords } from './bulkWords'
import { bulkUndone, type BulkChange, type BulkChangeState } from './bulkChangeSlice'

/** The message for a finished change, with the number of posts. */
export const DONE_MESSAGES: Record<BulkChange['type'], MessageId> = {
  publish: 'selection.done_published',
  unpublish: 'selection.done_unpublished',
  addToAlbums: 'selection.done_added',
  removeFromAlbums: 'selection.done_removed',
  setSegments: 'selection.done_segments',
  archive: 'selection.done_archived',
  unarchive: 'selection.done_unarchived',
  delete: 'selection.done_deleted',
  restore: 'selection.done_restored',
}

/** The message at the end of a change: in the library's bar, elsewhere in a toast. */
export function bulkToast(state: BulkChangeState): Omit<Toast, 'id' | 'count'> {
  const { change, albumNames, doneCount, failures, undoable, number, areReviews: ofReviews } = state
  const values = { count: doneCount, albums: albumNames.length, album: albumNames[0] ?? '' }
  if (failures.length > 0 || !change) {
    const id = 'selection.alert_partly'
    return {
      tone: 'warning',
      message: { id, values: { done: doneCount, failed: failures.length } },
    }
  }
  return {
    tone: 'success',
    message: { id: bulkWords(DONE_MESSAGES[change.type], ofReviews), values },
    ...(undoable.length > 0 && {
      action: { message: { id: 'selection.action_undo' }, event: bulkUndone({ number }) },
    }),
  }
}
