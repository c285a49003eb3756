import type { Selectable } from 'kysely'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Db } from '../../../db/openDatabase'
import type { PostTable } from '../../../db/tables/posts'
import type { ReviewTable } from '../../../db/tables/reviews'
import { refused } from '../../../errors/apiError'

type Post = Selectable<PostTable>
type Review = Selectable<ReviewTable>

/** The review data of a post; null for any other post. */
async function reviewOf(db: Db, { id, post_type }: Post): Promise<Review | null> {
  if (post_type !== 'review') return null
  const row = await db.selectFrom('review').selectAll().where('post_id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The status of a review does not change while it is archived (product-rules/posts.md#reviews). */
export async function checkReviewStatus(db: Db, post: Post, { review }: PostInfo): Promise<void> {
  const stored = await reviewOf(db, post)
  if (stored?.is_archived === 1 && review?.isArchived !== false) {
    throw refused('review-archived', 'vitrinaPost.isPublished')
  }
}

/** Archives or unarchives a review; its stars and its edited flag are set by the marketplace only. */
export async function writeReview(db: Db, post: Post, { review }: PostInfo): Promise<void> {
  if (!review || post.post_type !== 'review') return
  await writeIsArchived(db, post.id, review.isArchived)
}

/** Changes nothing for a post that is not a review. */
export async function writeIsArchived(db: Db, postId: number, isArchived: boolean): Promise<void> {
  await db
    .updateTable('review')
    .set({ is_archived: isArchived ? 1 : 0 })
    .where('post_id', '=', postId)
    .execute()
}
