import type { MessageId } from '@/common/i18n/messages'
import type { Toast } from '@/common/ui/toasts/toastsSlice'
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

/** The toast at the end of a change; a screen with bulk actions shows its message in their bar instead. */
export function bulkToast(state: BulkChangeState): Omit<Toast, 'id' | 'count'> {
  const { change, albumNames, doneCount, failures, undoable, number, areReviews: ofReviews } = state
  const values = { count: doneCount, albums: albumNames.length, album: albumNames[0] ?? '' }
  const [failure] = failures
  // A single post that failed: the reason is the whole message.
  if (failure && failures.length + doneCount === 1) {
    return { tone: 'warning', message: failure.message }
  }
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

/** Texts about posts, with the texts about reviews that replace them. */
const OF_REVIEWS: Partial<Record<MessageId, MessageId>> = {
  'selection.done_published': 'selection.reviews_published',
  'selection.done_unpublished': 'selection.reviews_unpublished',
  'selection.done_added': 'selection.reviews_added',
  'selection.done_restored': 'selection.reviews_restored',
  'selection.title_publish': 'selection.reviews_title-publish',
  'selection.title_add': 'selection.reviews_title-add',
  'selection.title_failures': 'selection.reviews_title-failures',
  'selection.text_needs-album': 'selection.reviews_needs-album',
  'selection.label_actions': 'selection.reviews_actions',
}

/** The text about posts, or the text about reviews where all chosen posts are reviews. */
export const bulkWords = (id: MessageId, areReviews: boolean): MessageId =>
  (areReviews ? OF_REVIEWS[id] : undefined) ?? id

/** Whether all of the posts are reviews. */
export const areReviews = (posts: readonly { review: object | null }[]): boolean =>
  posts.length > 0 && posts.every(({ review }) => review !== null)
