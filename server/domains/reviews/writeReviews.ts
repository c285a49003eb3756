import type { ReviewSource } from '@/contract/entities/posts/review'
import type { Db } from '../../db/openDatabase'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { captionLangOf } from '../../language/captionLanguage'
import { postSearchText } from '../../language/searchText'
import { newPostRow } from '../posts/adding/postRow'
import { isEditedSince, type PlannedReview } from './planReviews'

interface Target {
  accountId: number
  source: ReviewSource
  now: number
}

/**
 * Writes new and changed reviews in the transaction of `db`; returns how many were new. Changes made by users stay (product-rules/reviews.md#again).
 */
export async function writeReviews(
  db: Db,
  target: Target,
  planned: readonly PlannedReview[],
): Promise<number> {
  const created = await insertReviews(
    db,
    target,
    planned.filter(({ change }) => change === 'created').sort(byKeyOrder),
  )
  const changed = planned
    .filter(({ change }) => change === 'changed')
    .sort((one, other) => (one.stored?.id ?? 0) - (other.stored?.id ?? 0))
  for (const one of changed) await updateReview(db, target, one)
  if (changed.some(({ stored }) => stored?.is_published === 1)) {
    await raiseContentVersion(db, target.accountId)
  }
  return created
}

/** Concurrent imports insert in the same order, to avoid deadlocks. */
const byKeyOrder = ({ review: one }: PlannedReview, { review: other }: PlannedReview) =>
  one.key < other.key ? -1 : 1

async function insertReviews(
  db: Db,
  { accountId, source, now }: Target,
  planned: readonly PlannedReview[],
): Promise<number> {
  if (planned.length === 0) return 0
  const posts = await db
    .insertInto('post')
    .values(
      planned.map(({ review }) => ({
        ...newPostRow(accountId, review.key, review.author, review.text, now),
        provider: source,
        provider_created_at: review.createdAt ?? now,
        post_type: 'review' as const,
        is_ugc: 1 as const,
      })),
    )
    // Another file of the same reviews may be imported at the same time.
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'provider', 'provider_id']).doNothing(),
    )
    .returning(['id', 'provider_id'])
    .execute()
  const byKey = new Map(planned.map((one) => [one.review.key, one]))
  const reviews = posts.flatMap(({ id, provider_id }) => {
    const one = byKey.get(provider_id)
    if (!one) return []
    const { rating, answer, textRoles } = one.review
    const text_roles = JSON.stringify(textRoles)
    return [{ post_id: id, rating, answer, text_roles, sku_id: one.product?.id ?? null }]
  })
  if (reviews.length > 0) await db.insertInto('review').values(reviews).execute()
  return reviews.length
}

async function updateReview(
  db: Db,
  { now }: Target,
  { review, product, stored }: PlannedReview,
): Promise<void> {
  if (!stored) return
  const isEdited = isEditedSince(review, stored)
  // Locked from here on, so that no concurrent save is lost between reading and writing.
  const current = await db
    .updateTable('post')
    .set((post) => ({ revision: post('revision', '+', 1), updated_at: now }))
    .where('id', '=', stored.id)
    .returning(['text', 'provider_text'])
    .executeTakeFirst()
  if (!current) return
  const texts = {
    provider_text: review.text,
    author_username: review.author,
    // A caption rewritten by users stays.
    text: current.text === current.provider_text ? review.text : current.text,
  }
  await db
    .updateTable('post')
    .set({ ...texts, search_text: postSearchText(texts), caption_lang: captionLangOf(texts) })
    .where('id', '=', stored.id)
    .execute()
  await db
    .updateTable('review')
    .set({
      rating: review.rating,
      answer: review.answer,
      text_roles: JSON.stringify(review.textRoles),
      ...(isEdited ? { is_edited: 1 as const } : {}),
      ...(product ? { sku_id: product.id } : {}),
    })
    .where('post_id', '=', stored.id)
    .execute()
}
