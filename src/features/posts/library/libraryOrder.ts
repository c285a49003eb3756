import type { PostListRequest } from '@/contract/entities/postList'

export type LibraryOrder = PostListRequest['order']

/** The order of section 3: by the time at the source, the newest first. */
export const DEFAULT_ORDER: LibraryOrder = { field: 'providerCreatedAt', asc: false }
