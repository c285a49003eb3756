import type { PostListRequest } from '@/contract/entities/posts/postList'

export type LibraryOrder = PostListRequest['order']

/** The default order: by the time at the source, the newest first (product-rules/records.md#post-list). */
export const DEFAULT_ORDER: LibraryOrder = { field: 'providerCreatedAt', asc: false }
