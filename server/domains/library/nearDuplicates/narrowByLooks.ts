import type { ExpressionBuilder } from 'kysely'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Db } from '../../../db/openDatabase'
import type { Database } from '../../../db/tables'

type Post = ExpressionBuilder<Database, 'post'>

/** Posts with their groups of pictures that are alike; most pictures are in none. */
const grouped = (post: Post, accountId: number) =>
  post
    .selectFrom('media_look')
    .innerJoin('post_media', 'post_media.media_id', 'media_look.media_id')
    .where('media_look.account_id', '=', accountId)
    .where('media_look.group_id', 'is not', null)

/** The groups with pictures of several posts. */
const sharedGroups = (post: Post, accountId: number) =>
  grouped(post, accountId)
    .groupBy('media_look.group_id')
    .having(({ fn }) => fn.count('post_media.post_id').distinct(), '>', 1)
    .select('media_look.group_id')

/** Whether another post has a near-duplicate of one of the post's pictures. */
export const hasNearDuplicate = (post: Post, accountId: number) =>
  post(
    'post.id',
    'in',
    grouped(post, accountId)
      .where('media_look.group_id', 'in', sharedGroups(post, accountId))
      .select('post_media.post_id'),
  )

/** Whether it is this post, or has a near-duplicate of one of its pictures. */
export const isNearDuplicateOf = (post: Post, accountId: number, postId: number) =>
  post.or([
    post('post.id', '=', postId),
    post(
      'post.id',
      'in',
      grouped(post, accountId)
        .where(
          'media_look.group_id',
          'in',
          grouped(post, accountId)
            .where('post_media.post_id', '=', postId)
            .select('media_look.group_id'),
        )
        .select('post_media.post_id'),
    ),
  ])

/** The newest group of a post: what near-duplicates are ordered by, so that they stand together. */
export const newestGroup = (post: Post, accountId: number) =>
  post
    .selectFrom('media_look')
    .innerJoin('post_media', 'post_media.media_id', 'media_look.media_id')
    .whereRef('post_media.post_id', '=', 'post.id')
    .where('media_look.group_id', 'in', sharedGroups(post, accountId))
    .select(({ fn }) => fn.max('media_look.group_id').as('group'))

/** The pictures of posts with the near-duplicates of each in other posts. */
const alikePairs = (db: Db, accountId: number, ids: readonly number[]) =>
  db
    .selectFrom('post_media as own')
    .innerJoin('media_look', 'media_look.media_id', 'own.media_id')
    .innerJoin('media_look as alike', (looks) =>
      looks
        .onRef('alike.group_id', '=', 'media_look.group_id')
        .on('alike.account_id', '=', accountId),
    )
    .innerJoin('post_media as other', 'other.media_id', 'alike.media_id')
    .where('own.post_id', 'in', ids)
    .where('media_look.group_id', 'is not', null)
    .whereRef('other.post_id', '<>', 'own.post_id')

/**
 * The posts, each with the number of other posts that it has near-duplicates of; those of one post also with the slide
 * that is alike.
 */
export async function withNearDuplicates(
  db: Db,
  accountId: number,
  posts: readonly PostInfo[],
  ofPost: number | null,
): Promise<PostInfo[]> {
  const ids = posts.flatMap(({ vitrinaPost }) => vitrinaPost.id ?? [])
  if (ids.length === 0) return []
  const rows = await alikePairs(db, accountId, ids)
    .groupBy('own.post_id')
    .select(['own.post_id', ({ fn }) => fn.count<number>('other.post_id').distinct().as('count')])
    .execute()
  if (rows.length === 0) return [...posts]
  const counts = new Map(rows.map(({ post_id, count }) => [post_id, count]))
  const alike = ofPost === null ? new Set() : await alikeSlides(db, accountId, ids, ofPost)
  return posts.map((post) => {
    const nearDuplicateCount = counts.get(post.vitrinaPost.id ?? 0)
    if (nearDuplicateCount === undefined) return post
    const slide = post.media.find(({ id }) => alike.has(id))
    return {
      ...post,
      vitrinaPost: {
        ...post.vitrinaPost,
        nearDuplicateCount,
        ...(slide && { nearDuplicateMediaId: slide.id }),
      },
    }
  })
}

/** The pictures of posts that one post has near-duplicates of, and its own of which the others have some. */
async function alikeSlides(
  db: Db,
  accountId: number,
  ids: readonly number[],
  ofPost: number,
): Promise<Set<number>> {
  const rows = await alikePairs(db, accountId, ids)
    .where(({ or, eb }) => or([eb('own.post_id', '=', ofPost), eb('other.post_id', '=', ofPost)]))
    .select('own.media_id')
    .distinct()
    .execute()
  return new Set(rows.map(({ media_id }) => media_id))
}
