import type { Db } from '../../server/db/openDatabase'
import { newPostRow } from '../../server/domains/posts/adding/postRow'
import { picturesOf, type AlbumKey } from '../content/demoPost'
import { POSTS } from '../content/posts'
import type { DemoReview } from '../content/reviews'
import { seedPicture, timeOf, type SeedTarget } from './seedPosts'

/** The provider of the demo's reviews. */
const PROVIDER = 'marketplace'

/**
 * Writes the reviews of a marketplace. Reviews in albums are shown to shoppers, after the album's
 * posts.
 */
export async function seedReviews(
  db: Db,
  target: SeedTarget,
  albums: ReadonlyMap<AlbumKey, number>,
  reviews: readonly DemoReview[],
): Promise<void> {
  for (const review of [...reviews].reverse()) await seedReview(db, target, albums, review)
}

async function seedReview(
  db: Db,
  target: SeedTarget,
  albums: ReadonlyMap<AlbumKey, number>,
  review: DemoReview,
): Promise<void> {
  const { accountId, now } = target
  const createdAt = timeOf(review, now)
  const albumIds = (review.albums ?? []).flatMap((key) => albums.get(key) ?? [])
  const isPublished = albumIds.length > 0
  const { id } = await db
    .insertInto('post')
    .values({
      ...newPostRow(accountId, review.key, review.author, review.text, createdAt),
      provider: PROVIDER,
      post_type: 'review',
      is_ugc: 1,
      is_published: isPublished ? 1 : 0,
      published_at: isPublished ? createdAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('review')
    .values({
      post_id: id,
      rating: review.rating,
      is_archived: review.isArchived ? 1 : 0,
      is_edited: review.isEdited ? 1 : 0,
    })
    .execute()
  const [picture] = POSTS.filter(({ key }) => key === review.pictureOf).flatMap(picturesOf)
  if (picture) await seedPicture(db, target, id, 0, picture, createdAt)
  for (const albumId of albumIds) await addAtEnd(db, albumId, id)
}

async function addAtEnd(db: Db, albumId: number, postId: number): Promise<void> {
  const { last } = await db
    .selectFrom('album_post')
    .where('album_id', '=', albumId)
    .select((row) => row.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('album_post')
    .values({ album_id: albumId, post_id: postId, position: (last ?? -1) + 1 })
    .execute()
}
