import { elementsProblem } from '@/contract/elements/elementsProblem'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostChange } from '@/contract/entities/posts/postChange'
import { LIMITS } from '@/contract/limits'
import { requirePermission, type Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import { areOwn } from '../../../db/ownIds'
import { areSameIds, placementOf, type Placement } from './postPlacement'

/**
 * Throws unless the albums and segments of a change belong to the account. Those of a restore are
 * not checked, because they may have been deleted.
 */
export async function checkChangeGroups(
  db: Db,
  { account }: Actor,
  change: PostChange,
): Promise<void> {
  if (change.type === 'restore') return
  if ('albumList' in change && !(await areOwn(db, 'album', account.id, change.albumList))) {
    throw refused('album-not-found', 'change.albumList')
  }
  if ('segmentList' in change && !(await areOwn(db, 'segment', account.id, change.segmentList))) {
    throw refused('segment-not-found', 'change.segmentList')
  }
}

/**
 * The rules for a post whose status, albums or segments are about to change (product-rules/posts.md#publishing);
 * throws the refusal.
 */
export function checkPlacement(actor: Actor, post: PostInfo, next: Placement): void {
  if (changesStatus(post, next)) checkStatus(actor, post)
  if (!areSameIds(placementOf(post).segmentList, next.segmentList)) {
    requirePermission(actor, 'MANAGE_SEGMENTS')
  }
  const { vitrinaPost } = post
  if (next.isPublished && !vitrinaPost.isPublished && elementsProblem(post.media)) {
    throw refused('elements-unfinished')
  }
  const albums = new Set(next.albumList).size
  if (albums > LIMITS.postAlbums) {
    throw refused('too-many-albums', undefined, { max: LIMITS.postAlbums })
  }
  if (albums > 0) return
  if (next.isPublished && !vitrinaPost.isPublished) throw refused('publish-needs-album')
  const isScheduled = vitrinaPost.isEnabledScheduler && vitrinaPost.publishTime !== null
  const leavesLast = vitrinaPost.albumList.length > 0
  if (leavesLast && (next.isPublished || isScheduled)) throw refused('last-album')
}

/** Deleting a published post unpublishes it, which requires the same right. */
export function checkDeletion(actor: Actor, { vitrinaPost }: PostInfo): void {
  if (vitrinaPost.isPublished) requirePermission(actor, 'PUBLISH_POST')
}

function changesStatus({ vitrinaPost }: PostInfo, next: Placement): boolean {
  return (
    vitrinaPost.isPublished !== next.isPublished || vitrinaPost.publishedAt !== next.publishedAt
  )
}

function checkStatus(actor: Actor, { vitrinaPost, review }: PostInfo): void {
  requirePermission(actor, 'PUBLISH_POST')
  if (vitrinaPost.isEnabledScheduler) throw refused('status-is-scheduled')
  if (review?.isArchived) throw refused('review-archived')
}
