import type { Selectable } from 'kysely'
import { adsProblem } from '@/contract/posts/adsProblem'
import type { AdsMarker } from '@/contract/entities/adsMarker'
import type { PostInfo, VitrinaPost } from '@/contract/entities/post'
import {
  isSameSchedule,
  keptSchedule,
  scheduleProblem,
  type Schedule,
} from '@/contract/posts/schedule'
import { requirePermission, type Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import type { PostTable } from '../../db/tables/posts'
import { ApiError, refused } from '../../errors/apiError'
import { isoOrNull } from '../../language/iso'
import type { World } from '../../world'
import { areOwn } from '../../db/ownIds'
import { checkReviewStatus } from './reviews'

/** The rules for saving a post (product-rules/posts.md#posts); throws errors that the user can fix. */
export async function checkPost(
  { clock }: Pick<World, 'clock'>,
  db: Db,
  actor: Actor,
  stored: Selectable<PostTable>,
  postInfo: PostInfo,
): Promise<void> {
  const { vitrinaPost, media, adsMarker } = postInfo
  checkPublishing(actor, stored, vitrinaPost)
  checkSchedule(stored, vitrinaPost, clock.now())
  if (changesStatus(stored, vitrinaPost)) await checkReviewStatus(db, stored, postInfo)
  checkAdsMarker(adsMarker)
  // A review may have a text only.
  if (media.length === 0 && stored.post_type !== 'review') {
    throw refused('post-needs-media', 'media')
  }
  const accountId = actor.account.id
  const mediaIds = media.map(({ id }) => id)
  const isRepeated = new Set(mediaIds).size < mediaIds.length
  if (isRepeated || !(await areOwn(db, 'media', accountId, mediaIds))) {
    throw refused('media-not-found', 'media')
  }
  const skuIds = media.flatMap(({ linkList }) => linkList.map(({ sku }) => sku.id))
  if (!(await areOwn(db, 'sku', accountId, skuIds))) throw refused('sku-not-found', 'media')
}

function checkPublishing(actor: Actor, stored: Selectable<PostTable>, post: VitrinaPost): void {
  const isScheduled = stored.is_enabled_scheduler === 1 && post.isEnabledScheduler
  if (changesStatus(stored, post)) requirePermission(actor, 'PUBLISH_POST')
  if (changesPublished(stored, post) && isScheduled) {
    throw refused('status-is-scheduled', 'vitrinaPost.isPublished')
  }
  if (post.isPublished && post.albumList.length === 0) {
    throw refused('publish-needs-album', 'vitrinaPost.albumList')
  }
}

function changesPublished(stored: Selectable<PostTable>, post: VitrinaPost): boolean {
  return post.isPublished !== (stored.is_published === 1)
}

/** Publishes now or by the schedule. */
function changesStatus(stored: Selectable<PostTable>, post: VitrinaPost): boolean {
  return changesPublished(stored, post) || changesSchedule(stored, post)
}

function changesSchedule(stored: Selectable<PostTable>, post: VitrinaPost): boolean {
  return !isSameSchedule(storedSchedule(stored), keptSchedule(post))
}

function checkSchedule(stored: Selectable<PostTable>, post: VitrinaPost, now: number): void {
  const { isPublished, isEnabledScheduler, publishTime, albumList } = post
  const problem = scheduleProblem(post, { isPublished, stored: storedSchedule(stored), now })
  if (problem) {
    throw new ApiError(200, problem.code, {
      field: `vitrinaPost.${problem.field}`,
      messageId: problem.code,
    })
  }
  if (isEnabledScheduler && publishTime !== null && albumList.length === 0) {
    throw refused('publish-needs-album', 'vitrinaPost.albumList')
  }
}

function storedSchedule(stored: Selectable<PostTable>): Schedule {
  return {
    isEnabledScheduler: stored.is_enabled_scheduler === 1,
    publishTime: isoOrNull(stored.publish_time),
    unpublishTime: isoOrNull(stored.unpublish_time),
  }
}

function checkAdsMarker(marker: AdsMarker | null): void {
  const problem = adsProblem(marker)
  if (!problem) return
  throw new ApiError(200, problem.code, {
    field: `adsMarker.info.${problem.field}`,
    messageId: problem.code,
  })
}
