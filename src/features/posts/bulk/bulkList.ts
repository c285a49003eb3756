import type { ReviewListRequest } from '@/contract/entities/posts/review'
import type { PostList } from '../library/libraryFilter'

/** The list in which posts are chosen: of the library or an album, or of the reviews. */
export type BulkList = { posts: PostList } | { reviews: Omit<ReviewListRequest, 'paging'> }
