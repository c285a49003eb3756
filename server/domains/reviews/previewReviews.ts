import type { ReviewMapping, ReviewPreview } from '@/contract/entities/posts/reviewImport'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import type { Actor } from '../../auth/actor'
import { refused } from '../../errors/apiError'
import { iso } from '../../language/times'
import type { World } from '../../world'
import type { PlannedReview } from './planReviews'
import { addedCounts, NO_COUNTS, readImport } from './readImport'
import { columnsOf, ownImport } from './reviewImports'

/** Stars are required, and no more columns are named than exist. */
export function checkMapping({ columns }: ReviewMapping, names: readonly unknown[]): void {
  if (columns.length > names.length) throw refused('review-columns-gone', 'columns')
  if (!columns.includes('rating')) throw refused('review-needs-rating', 'columns')
}

/** The result of importing a file with a mapping, without writing it. */
export async function previewReviews(
  { db, clock }: World,
  actor: Actor,
  id: number,
  mapping: ReviewMapping,
): Promise<ReviewPreview> {
  const row = await ownImport(db, actor, id)
  if (row.status !== 'ready') throw refused('review-import-started')
  const names = columnsOf(row).map(({ name }) => name)
  checkMapping(mapping, names)
  const now = clock.now()
  const preview: ReviewPreview = { counts: NO_COUNTS, reviews: [], problems: [], unmatched: [] }
  const unmatched = new Map<string, number>()
  const batches = readImport(db, { id, accountId: actor.account.id, names, mapping, now })
  for await (const { planned, problems, counts } of batches) {
    preview.counts = addedCounts(preview.counts, counts)
    const room = REVIEW_FILE_LIMITS.sample - preview.reviews.length
    preview.reviews.push(...planned.slice(0, room).map((one) => shown(one, now)))
    preview.problems.push(
      ...problems.slice(0, REVIEW_FILE_LIMITS.problems - preview.problems.length),
    )
    for (const { review, product } of planned) {
      const [article] = review.products
      if (product === null && article !== undefined) {
        unmatched.set(article, (unmatched.get(article) ?? 0) + 1)
      }
    }
  }
  preview.unmatched = [...unmatched]
    .map(([article, count]) => ({ article, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, REVIEW_FILE_LIMITS.unmatched)
  return preview
}

function shown({ review, product }: PlannedReview, now: number): ReviewPreview['reviews'][number] {
  const { line, rating, text, answer, author, createdAt, products } = review
  return {
    line,
    rating,
    text,
    answer,
    author,
    createdAt: iso(createdAt ?? now),
    product,
    article: products[0] ?? '',
  }
}
