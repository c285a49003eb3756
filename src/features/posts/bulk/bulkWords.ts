import type { MessageId } from '@/common/i18n/messages'

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

/** The text about posts, or about reviews where nothing else was chosen. */
export const bulkWords = (id: MessageId, areReviews: boolean): MessageId =>
  (areReviews ? OF_REVIEWS[id] : undefined) ?? id

/** Whether there is nothing but reviews among posts. */
export const areReviews = (posts: readonly { review: object | null }[]): boolean =>
  posts.length > 0 && posts.every(({ review }) => review !== null)
