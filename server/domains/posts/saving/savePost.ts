import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { AdsMarker, PostInfo, VitrinaPost } from '@/contract/entities/posts/post'
import type { PostConflict } from '@/contract/entities/posts/postConflict'
import { adsProblem } from '@/contract/posts/adsProblem'
import {
  isSameSchedule,
  keptSchedule,
  scheduleProblem,
  type Schedule,
} from '@/contract/posts/schedule'
import { requirePermission, type Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import { areOwn } from '../../../db/ownIds'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import type { PostTable } from '../../../db/tables/posts'
import { ApiError, refused } from '../../../errors/apiError'
import { isoOrNull } from '../../../language/times'
import type { World } from '../../../world'
import { checkElements } from '../../elements/checkElements'
import { keepInteractions } from '../../elements/answerableInteractions'
import { lastPostChange, changesBetween } from './postChanges'
import { loadPosts, readerOf } from '../loadPosts'
import { editableColumns, newPostRow } from '../adding/postRow'
import { writeReview, checkReviewStatus } from './reviews'
import { clearSuggestions } from '../comparePosts'
import { withOwnGroups } from './postGroups'
import { writePostAlbums, writePostMedia, writePostSegments } from './writePostParts'

/** Another user saved since the copy was loaded. */
class StaleRevision extends Error {}

/**
 * Saves a whole post in one transaction; without an id it is created first. `revision` is that of the loaded copy: a stale one throws 409 with the
 * current post and the author of its last change, and nothing is written. A save that is stored already, as when its response was lost, succeeds.
 */
export async function savePost(
  world: World,
  actor: Actor,
  postInfo: PostInfo,
  revision: number,
): Promise<PostInfo> {
  const { id } = postInfo.vitrinaPost
  try {
    return await world.db.transaction().execute(async (db) => {
      const stored =
        id === null ? await makePost(world, db, actor) : await storedPost(db, actor, id)
      if (id !== null && stored.revision !== revision) throw new StaleRevision()
      const { before, after } = await writeChecked(world, db, actor, stored, postInfo)
      await audit(db, world, actor, {
        action: 'post.save',
        entity: 'post',
        id: stored.id,
        detail: {
          revision: after.vitrinaPost.revision,
          isPublished: after.vitrinaPost.isPublished,
          ...(id === null ? { isNew: true } : { changed: changesBetween(before, after) }),
        },
      })
      return after
    })
  } catch (error) {
    if (id === null || !(error instanceof StaleRevision)) throw error
    const current = await ownPost(world.db, actor, id)
    if (await isStored(world, actor, id, postInfo)) return current
    const conflict: PostConflict = {
      postInfo: current,
      lastChange: await lastPostChange(world.db, actor, id),
    }
    throw new ApiError(409, 'stale-revision', { body: conflict })
  }
}

/** The post before and after; throws the rules' refusals. */
async function writeChecked(
  world: World,
  db: Db,
  actor: Actor,
  stored: Selectable<PostTable>,
  postInfo: PostInfo,
): Promise<{ before: PostInfo; after: PostInfo }> {
  const before = await ownPost(db, actor, stored.id)
  const named = keepInteractions(world.ids, before, postInfo)
  const post = await withOwnGroups(db, actor, named)
  await checkPost(world, db, actor, stored, post)
  await checkElements(db, actor, before, post)
  if (changesBetween(before, post).includes('segments-changed')) {
    requirePermission(actor, 'MANAGE_SEGMENTS')
  }
  await writeAll(world, db, stored, post)
  return { before, after: await ownPost(db, actor, stored.id) }
}

/** Ends a transaction of which nothing may stay. */
class Undone extends Error {}

/** Whether saving the post would change nothing, seen by a save that is undone. */
async function isStored(
  world: World,
  actor: Actor,
  id: number,
  postInfo: PostInfo,
): Promise<boolean> {
  let isSame = false
  try {
    await world.db.transaction().execute(async (db) => {
      const stored = await storedPost(db, actor, id)
      const { before, after } = await writeChecked(world, db, actor, stored, postInfo)
      isSame = isDeepStrictEqual(contentOf(before), contentOf(after))
      throw new Undone()
    })
  } catch (error) {
    const isExpected = [Undone, StaleRevision, ApiError].some((kind) => error instanceof kind)
    if (!isExpected) throw error
  }
  return isSame
}

/** A post without its revision, and without the ids that a save may give to its marks and interactions. */
const contentOf = ({ vitrinaPost, media, ...post }: PostInfo) => ({
  ...post,
  vitrinaPost: { ...vitrinaPost, revision: 0 },
  media: media.map((item) => ({
    ...item,
    linkList: item.linkList.map((link) => ({ ...link, id: null })),
    interactions: item.interactions.map((interaction) => ({ ...interaction, id: '' })),
  })),
})

async function writeAll(
  world: World,
  db: Db,
  stored: Selectable<PostTable>,
  postInfo: PostInfo,
): Promise<void> {
  const { id } = stored
  const { albumList } = postInfo.vitrinaPost
  // The lock order of every write: the post's row, the account's, then the albums.
  await writePost(world, db, stored, postInfo)
  await raiseContentVersion(db, stored.account_id)
  await writePostMedia(db, id, postInfo.media)
  // A marked product deletes the suggestions; otherwise they stay, also after a change of the
  // caption.
  if (postInfo.media.some(({ linkList }) => linkList.length > 0)) await clearSuggestions(db, id)
  await writeReview(db, stored, postInfo)
  await writePostAlbums(
    db,
    id,
    albumList.map((album) => album.id),
  )
  await writePostSegments(
    db,
    id,
    postInfo.segments.map((segment) => segment.id),
  )
}

/** A presented post of the actor's account; 404 without it. */
export async function ownPost(db: Db, actor: Actor, id: number): Promise<PostInfo> {
  const [post] = await loadPosts(db, readerOf(actor), [id])
  if (!post) throw new ApiError(404, 'post-not-found')
  return post
}

async function storedPost(db: Db, { account }: Actor, id: number): Promise<Selectable<PostTable>> {
  const post = await db
    .selectFrom('post')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (!post) throw new ApiError(404, 'post-not-found')
  return post
}

function makePost(world: World, db: Db, { account }: Actor): Promise<Selectable<PostTable>> {
  const now = world.clock.now()
  return db
    .insertInto('post')
    .values(newPostRow(account.id, world.ids.publicId(), account.name, '', now))
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function writePost(
  { clock }: World,
  db: Db,
  stored: Selectable<PostTable>,
  { vitrinaPost, adsMarker }: PostInfo,
): Promise<void> {
  const now = clock.now()
  const isNewlyPublished = vitrinaPost.isPublished && stored.is_published === 0
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set({
      ...editableColumns(stored, vitrinaPost, adsMarker),
      ...(isNewlyPublished ? { published_at: now } : {}),
      revision: stored.revision + 1,
      updated_at: now,
      is_settled: 1,
    })
    .where('id', '=', stored.id)
    .where('revision', '=', stored.revision)
    .executeTakeFirstOrThrow()
  // On PostgreSQL another user may have saved between our read and this write.
  if (numUpdatedRows === 0n) throw new StaleRevision()
}

/** The rules for saving a post (product-rules/posts.md#posts); throws errors that the user can fix. */
async function checkPost(
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

/** Whether the post is published or unpublished, now or by its schedule. */
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
