import type { Selectable } from 'kysely'
import type { PostInfo } from '@/contract/entities/post'
import type { PostConflict } from '@/contract/entities/postConflict'
import { requirePermission, type Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import type { PostTable } from '../../db/tables/posts'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { checkElements } from '../elements/checkElements'
import { checkPost } from './checkPost'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { keepInteractions } from '../elements/keepInteractions'
import { lastPostChange } from './lastPostChange'
import { loadPosts, readerOf } from './loadPosts'
import { withOwnGroups } from './withOwnGroups'
import { changesBetween } from './postChanges'
import { editableColumns, newPostRow } from './postRow'
import { writeReview } from './reviews'
import { clearSuggestions } from './suggestions/writeSuggestions'
import { writePostAlbums, writePostMedia, writePostSegments } from './writePostParts'

/** Another user saved since the copy was loaded. */
class StaleRevision extends Error {}

/**
 * Saves a whole post in one transaction; without an id it is created first. `revision` is that of the loaded copy: a stale one throws 409 with the
 * current post and the author of its last change, and nothing is written.
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
      const before = await ownPost(db, actor, stored.id)
      const named = keepInteractions(world.ids, before, postInfo)
      const post = await withOwnGroups(db, actor, named)
      await checkPost(world, db, actor, stored, post)
      await checkElements(db, actor, before, post)
      if (changesBetween(before, post).includes('segments-changed')) {
        requirePermission(actor, 'MANAGE_SEGMENTS')
      }
      await writeAll(world, db, stored, post)
      const after = await ownPost(db, actor, stored.id)
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
    const conflict: PostConflict = {
      postInfo: await ownPost(world.db, actor, id),
      lastChange: await lastPostChange(world.db, actor, id),
    }
    throw new ApiError(409, 'stale-revision', { body: conflict })
  }
}

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
  // A changed caption keeps the suggestions open; a marked product closes them.
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
