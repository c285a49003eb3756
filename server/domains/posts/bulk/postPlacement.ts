import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostChange, PostState } from '@/contract/entities/posts/postChange'
import type { Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import { iso, isoOrNull } from '../../../language/times'
import type { World } from '../../../world'
import { ownIds } from '../../../db/ownIds'

/** The status, albums and segments of a post, and whether it is a review in the archive. */
export type Placement = Omit<PostState, 'id' | 'revision' | 'isArchived'> & { isArchived: boolean }

export function placementOf({ vitrinaPost, segments, review }: PostInfo): Placement {
  return {
    isPublished: vitrinaPost.isPublished,
    publishedAt: vitrinaPost.publishedAt,
    albumList: vitrinaPost.albumList.map(({ id }) => id),
    segmentList: segments.map(({ id }) => id),
    isArchived: review?.isArchived === true,
  }
}

/** The state of a post after the change. */
export async function placementAfter(
  { clock }: World,
  db: Db,
  actor: Actor,
  post: PostInfo,
  change: Exclude<PostChange, { type: 'delete' }>,
): Promise<Placement> {
  const placement = placementOf(post)
  const { isPublished, publishedAt, albumList } = placement
  switch (change.type) {
    case 'publish':
      return {
        ...placement,
        isPublished: true,
        publishedAt: isPublished ? publishedAt : iso(clock.now()),
        albumList: [...albumList, ...change.albumList],
      }
    case 'unpublish':
      return { ...placement, isPublished: false }
    case 'addToAlbums':
      return { ...placement, albumList: [...albumList, ...change.albumList] }
    case 'removeFromAlbums':
      return { ...placement, albumList: albumList.filter((id) => !change.albumList.includes(id)) }
    case 'setSegments':
      return { ...placement, segmentList: change.segmentList }
    case 'archive':
    case 'unarchive':
      if (!post.review) throw refused('not-a-review')
      return { ...placement, isArchived: change.type === 'archive' }
    case 'restore':
      return restored(clock.now(), db, actor, post, change.posts)
  }
}

/** The state to restore, without albums and segments that were deleted. */
async function restored(
  now: number,
  db: Db,
  { account }: Actor,
  post: PostInfo,
  states: readonly PostState[],
): Promise<Placement> {
  const { id: postId, revision } = post.vitrinaPost
  const state = states.find(({ id }) => id === postId)
  if (state?.revision !== revision) throw refused('stale-revision')
  const { isPublished, albumList, segmentList } = state
  const publishedAt = await restoredTime(now, db, post, state)
  const albums = await ownIds(db, 'album', account.id, albumList)
  const segments = await ownIds(db, 'segment', account.id, segmentList)
  return {
    isPublished,
    publishedAt,
    albumList: [...albums],
    segmentList: [...segments],
    isArchived: post.review !== null && (state.isArchived ?? post.review.isArchived),
  }
}

/**
 * The publication time that a restoration sets: the requested one, if the post has it or had it
 * before its last change. Any other time could date a publication back to before a freeze of
 * widgets: a published post then gets the present time.
 */
async function restoredTime(
  now: number,
  db: Db,
  { vitrinaPost }: PostInfo,
  { isPublished, publishedAt }: PostState,
): Promise<string | null> {
  const { previous_published_at } = await db
    .selectFrom('post')
    .where('id', '=', vitrinaPost.id)
    .select('previous_published_at')
    .executeTakeFirstOrThrow()
  const wanted = publishedAt === null ? null : iso(Date.parse(publishedAt))
  const isKnown = [vitrinaPost.publishedAt, isoOrNull(previous_published_at)].includes(wanted)
  if (isKnown && (wanted !== null || !isPublished)) return wanted
  return isPublished ? iso(now) : vitrinaPost.publishedAt
}

export function isSamePlacement(one: Placement, other: Placement): boolean {
  return (
    one.isPublished === other.isPublished &&
    one.publishedAt === other.publishedAt &&
    one.isArchived === other.isArchived &&
    areSameIds(one.albumList, other.albumList) &&
    areSameIds(one.segmentList, other.segmentList)
  )
}

export function areSameIds(some: readonly number[], others: readonly number[]): boolean {
  const all = new Set([...some, ...others])
  return all.size === new Set(some).size && all.size === new Set(others).size
}
