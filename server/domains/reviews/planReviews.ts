import * as v from 'valibot'
import type { ReviewCounts, ReviewMapping } from '@/contract/entities/posts/reviewImport'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import type { NumberedProduct } from '../products/productsByNumber'
import { TEXT_ROLES, type FileReview } from './readReview'

const textRolesSchema = v.array(v.picklist(TEXT_ROLES))

/** The stored data of a review that was imported before. */
export interface StoredReview {
  id: number
  provider_id: string
  provider_text: string
  author_username: string
  text: string
  is_published: number
  rating: number
  answer: string
  sku_id: number | null
  text_roles: string
}

/** A review as it will be stored: values missing in the file stay. */
export interface WholeReview extends FileReview {
  answer: string
  author: string
}

export interface PlannedReview {
  review: WholeReview
  product: NumberedProduct | null
  /** Null for a new review. */
  stored: StoredReview | null
  change: keyof Pick<ReviewCounts, 'created' | 'changed' | 'unchanged'>
}

/** Compares reviews with the stored ones: each is new, changed or unchanged. */
export async function planReviews(
  db: Db,
  { accountId, mapping }: { accountId: number; mapping: ReviewMapping },
  reviews: readonly { review: FileReview; product: NumberedProduct | null }[],
): Promise<PlannedReview[]> {
  if (reviews.length === 0) return []
  const rows: StoredReview[] = await db
    .selectFrom('post')
    .innerJoin('review', 'review.post_id', 'post.id')
    .where('post.account_id', '=', accountId)
    .where('post.provider', '=', mapping.source)
    .where(
      'post.provider_id',
      'in',
      reviews.map(({ review }) => review.key),
    )
    .select([
      'post.id',
      'post.provider_id',
      'post.provider_text',
      'post.author_username',
      'post.text',
      'post.is_published',
      'review.rating',
      'review.answer',
      'review.sku_id',
      'review.text_roles',
    ])
    .execute()
  const byKey = new Map(rows.map((row) => [row.provider_id, row]))
  return reviews.map(({ review: told, product }) => {
    const stored = byKey.get(told.key) ?? null
    const review = wholeReview(told, stored, mapping)
    const planned = { review, product, stored }
    return { ...planned, change: stored ? changeOf(review, product, stored) : 'created' }
  })
}

/** A text is rewritten only by a file with all its source columns (product-rules/reviews.md#again). */
function wholeReview(
  told: FileReview,
  stored: StoredReview | null,
  { columns }: ReviewMapping,
): WholeReview {
  if (!stored) return { ...told, answer: told.answer ?? '', author: told.author ?? '' }
  const textRoles = readJson(textRolesSchema, stored.text_roles)
  const isTextTold = textRoles.every((role) => columns.includes(role))
  return {
    ...told,
    answer: told.answer ?? stored.answer,
    author: told.author ?? stored.author_username,
    ...(isTextTold ? {} : { text: stored.provider_text, textRoles }),
  }
}

/** Whether its author has edited it since. */
export const isEditedSince = (review: WholeReview, stored: StoredReview) =>
  review.text !== stored.provider_text || review.rating !== stored.rating

function changeOf(review: WholeReview, product: NumberedProduct | null, stored: StoredReview) {
  const isSame =
    !isEditedSince(review, stored) &&
    review.answer === stored.answer &&
    review.author === stored.author_username &&
    (product === null || product.id === stored.sku_id)
  return isSame ? 'unchanged' : 'changed'
}
