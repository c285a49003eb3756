import type { BulkPosts } from '@/features/posts/slots/BulkChanges'
import { BulkWithPickers } from './BulkWithPickers'

/** Bulk actions of the library. */
export function LibraryBulk(posts: BulkPosts) {
  return <BulkWithPickers {...posts} place={{ kind: 'library' }} />
}
