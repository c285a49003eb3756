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

/** The posts, each with the number of other posts that it has near-duplicates of. */
export async function withNearDuplicates(
  db: Db,
  accountId: number,
  posts: readonly PostInfo[],
): Promise<PostInfo[]> {
  const ids = posts.flatMap(({ vitrinaPost }) => vitrinaPost.id ?? [])
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('post_media as own')
    .innerJoin('media_look', 'media_look.media_id', 'own.media_id')
    .innerJoin('media_look as alike', (looks) =>
      looks
        .onRef('alike.group_id', '=', 'media_look.group_id')
        .on('alike.account_id', '=', accountId),
    )
    .innerJoin('post_media as other', 'other.media_id', 'alike.media_id')
    .where('own.post_id', 'in', ids)
    .whereRef('other.post_id', '<>', 'own.post_id')
    .groupBy('own.post_id')
    .select(['own.post_id', ({ fn }) => fn.count<number>('other.post_id').distinct().as('count')])
    .execute()
  const counts = new Map(rows.map(({ post_id, count }) => [post_id, count]))
  return posts.map((post) => ({
    ...post,
    vitrinaPost: {
      ...post.vitrinaPost,
      nearDuplicateCount: counts.get(post.vitrinaPost.id ?? 0) ?? 0,
    },
  }))
}
