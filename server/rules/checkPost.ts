import type { Selectable } from 'kysely'
import type { AdsMarker } from '@/contract/entities/adsMarker'
import type { PostInfo, VitrinaPost } from '@/contract/entities/post'
import { demand, type Actor } from '../auth/actor'
import type { Db } from '../db/openDatabase'
import type { PostTable } from '../db/tables/posts'
import { refused } from '../http/apiError'
import { areOwn } from './ownIds'
import { checkReviewStatus } from './reviews'

/** The rules of section 5 that a post must keep to be saved; throws what the person can mend. */
export async function checkPost(
  db: Db,
  actor: Actor,
  stored: Selectable<PostTable>,
  postInfo: PostInfo,
): Promise<void> {
  const { vitrinaPost, media, adsMarker } = postInfo
  checkPublishing(actor, stored, vitrinaPost)
  if (changesStatus(stored, vitrinaPost)) await checkReviewStatus(db, stored, postInfo)
  if (adsMarker?.isEnabled) checkAdsMarker(adsMarker)
  // A review may be words only.
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
  const isScheduled = stored.is_enabled_scheduler === 1
  if (changesStatus(stored, post)) demand(actor, 'PUBLISH_POST')
  if (changesPublished(stored, post) && isScheduled && post.isEnabledScheduler) {
    throw refused('status-is-scheduled', 'vitrinaPost.isPublished')
  }
  if (post.isPublished && post.albumList.length === 0) {
    throw refused('publish-needs-album', 'vitrinaPost.albumList')
  }
}

function changesPublished(stored: Selectable<PostTable>, post: VitrinaPost): boolean {
  return post.isPublished !== (stored.is_published === 1)
}

/** Now or by the schedule. */
function changesStatus(stored: Selectable<PostTable>, post: VitrinaPost): boolean {
  return changesPublished(stored, post) || changesSchedule(stored, post)
}

function changesSchedule(stored: Selectable<PostTable>, post: VitrinaPost): boolean {
  const differs = (time: number | null, text: string | null) =>
    time !== (text === null ? null : Date.parse(text))
  return (
    post.isEnabledScheduler !== (stored.is_enabled_scheduler === 1) ||
    differs(stored.publish_time, post.publishTime) ||
    differs(stored.unpublish_time, post.unpublishTime)
  )
}

const REQUIRED = ['erid', 'advertiser', 'inn'] as const

function checkAdsMarker({ info }: AdsMarker): void {
  for (const name of REQUIRED) {
    if (info[name] === '') throw refused('fill-advertising-fields', `adsMarker.info.${name}`)
    if (info[name].trim() === '') throw refused('only-spaces-error', `adsMarker.info.${name}`)
  }
}
