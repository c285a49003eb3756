import type { CopyrightStatus } from '@/contract/entities/posts/copyright'
import type { Db } from '../../server/db/openDatabase'
import { newPostRow } from '../../server/domains/posts/adding/postRow'
import { isUgc, picturesOf, type DemoPost } from '../content/demoPost'
import type { ShownPost } from '../content/events'
import { marksOf } from '../content/marksOf'
import { elementsOn, productImageOn } from '../content/postElements'
import { SEGMENTS } from '../content/segments'
import type { Picture } from '../drawing/compose'
import type { StoredPictures } from './importPictures'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The time between finding a post and publishing it. */
const PUBLISHED_AFTER_MS = 3 * HOUR_MS
const MINUTE_MS = 60_000

export interface SeededPost extends ShownPost {
  post: DemoPost
}

export interface SeedTarget {
  accountId: number
  pictures: StoredPictures
  /** Ids of products by SKU; a missing product is not marked. */
  skuIds: ReadonlyMap<string, number>
  now: number
}

/** Writes posts with their pictures and marks, oldest first, so that a newer post has a larger id. */
export async function seedPosts(
  db: Db,
  target: SeedTarget,
  posts: readonly DemoPost[],
): Promise<SeededPost[]> {
  const seeded: SeededPost[] = []
  const oldestFirst = [...posts].sort((a, b) => b.daysAgo - a.daysAgo || a.hour - b.hour)
  for (const post of oldestFirst) seeded.push(await seedPost(db, target, post))
  return seeded
}

async function seedPost(db: Db, target: SeedTarget, post: DemoPost): Promise<SeededPost> {
  const { accountId, now } = target
  const createdAt = timeOf(post, now)
  const publishedAt = Math.min(createdAt + PUBLISHED_AFTER_MS, now)
  const { id } = await db
    .insertInto('post')
    .values({
      ...newPostRow(accountId, post.key, post.author, post.text, createdAt),
      provider: post.provider,
      shortcode: post.provider === 'upload' ? null : post.key,
      like_count: post.likes,
      comment_count: post.comments,
      is_ugc: isUgc(post) ? 1 : 0,
      is_published: post.isDraft ? 0 : 1,
      published_at: post.isDraft ? null : publishedAt,
      need_copyright_request: post.permission ? 1 : 0,
      ...scheduleColumns(post, now),
      updated_at: post.isDraft ? createdAt : publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (post.permission) await seedPermission(db, id, post.permission, createdAt)
  const skuIds: number[] = []
  for (const [position, picture] of picturesOf(post).entries()) {
    skuIds.push(...(await seedPicture(db, target, id, position, picture, createdAt)))
  }
  const hasAction = picturesOf(post).some(
    (picture) => elementsOn(picture.id).callToActions.length > 0,
  )
  return { post, id, since: publishedAt, skuIds, hasAction }
}

function scheduleColumns({ shownInDays }: DemoPost, now: number) {
  if (!shownInDays) return {}
  return {
    is_enabled_scheduler: 1,
    publish_time: wholeHour(now + shownInDays.from * DAY_MS),
    unpublish_time: wholeHour(now + shownInDays.till * DAY_MS),
  } as const
}

const wholeHour = (time: number) => Math.ceil(time / HOUR_MS) * HOUR_MS

async function seedPermission(
  db: Db,
  post_id: number,
  status: CopyrightStatus,
  updated_at: number,
): Promise<void> {
  await db.insertInto('copyright_request').values({ post_id, status, updated_at }).execute()
}

/** The time N days ago at the given hour, at most now. */
export function timeOf({ daysAgo, hour }: Pick<DemoPost, 'daysAgo' | 'hour'>, now: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  return Math.min(today - daysAgo * DAY_MS + hour * HOUR_MS, now - (24 - hour) * MINUTE_MS)
}

/** Returns the ids of the products marked on the picture. */
export async function seedPicture(
  db: Db,
  { accountId, pictures, skuIds }: SeedTarget,
  postId: number,
  position: number,
  picture: Picture,
  created_at: number,
): Promise<number[]> {
  const media = await db
    .insertInto('media')
    .values({ ...pictures(picture.id), account_id: accountId, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('post_media')
    .values({
      post_id: postId,
      media_id: media.id,
      position,
      elements: JSON.stringify(elementsOn(picture.id)),
    })
    .execute()
  const marks = marksOf(picture).flatMap(({ article, x, y }) => {
    const sku_id = skuIds.get(article)
    const markup = productImageOn(picture.id, article)
    const sku_image_markup = markup && JSON.stringify(markup)
    return sku_id === undefined ? [] : [{ sku_id, marker_x: x, marker_y: y, sku_image_markup }]
  })
  if (marks.length > 0) {
    await db
      .insertInto('media_link')
      .values(
        marks.map((mark, place) => ({
          ...mark,
          post_id: postId,
          media_id: media.id,
          position: place,
          hidden_carousel_positions: '[]',
        })),
      )
      .execute()
  }
  return marks.map(({ sku_id }) => sku_id)
}

/** The demo shop's segments with their posts. */
export async function seedSegments(
  db: Db,
  accountId: number,
  posts: readonly SeededPost[],
  created_at: number,
): Promise<void> {
  for (const { code, name, albums } of SEGMENTS) {
    const { id } = await db
      .insertInto('segment')
      .values({ account_id: accountId, code, name, id_at_provider: null, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const meant = posts.filter(({ post }) => albums.some((album) => post.albums.includes(album)))
    if (meant.length === 0) continue
    await db
      .insertInto('post_segment')
      .values(meant.map((post) => ({ post_id: post.id, segment_id: id })))
      .execute()
  }
}
