import type { BulkPosts } from '@/features/posts/slots/BulkChanges'
import { BulkWithPickers } from './BulkWithPickers'

/** Bulk actions of the reviews, or of their archive. */
export function ReviewBulk({ isArchive, ...posts }: BulkPosts & { isArchive: boolean }) {
  return <BulkWithPickers {...posts} place={{ kind: 'reviews', isArchive }} />
}
