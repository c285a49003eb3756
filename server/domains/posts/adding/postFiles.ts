import type { Insertable, Selectable } from 'kysely'
import type { PostInfo } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'
import type { Actor } from '../../../auth/actor'
import { createOnce } from '../../../auth/createOnce'
import { audit } from '../../../auth/audit'
import { thumbnailPath, type Variant } from '../../../blobs/variants'
import type { Db } from '../../../db/openDatabase'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import type { MediaTable } from '../../../db/tables/posts'
import { ApiError, refused } from '../../../errors/apiError'
import type { StoredFile } from '../../../media/storePostFile'
import type { World } from '../../../world'
import { BARE_ELEMENTS } from '../../elements/mediaElements'
import { touchPost } from '../saving/postChanges'
import { markReviewedProduct } from './autoMarkPost'
import { ownPost } from '../saving/savePost'

const rowOf = (
  { clock }: World,
  { account }: Actor,
  stored: StoredFile,
): Insertable<MediaTable> => ({ ...stored, account_id: account.id, created_at: clock.now() })

/** Stores an uploaded file that belongs to no post yet. */
export async function keepMedia(
  world: World,
  actor: Actor,
  stored: StoredFile,
): Promise<Selectable<MediaTable>> {
  return world.db.transaction().execute(async (db) => {
    const media = await db
      .insertInto('media')
      .values(rowOf(world, actor, stored))
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, {
      action: 'media.upload',
      entity: 'media',
      id: media.id,
      detail: { format: stored.format, bytes: stored.bytes },
    })
    return media
  })
}

/** Throws when one more file cannot be added to a post. */
export async function demandRoom(db: Db, actor: Actor, postId: number): Promise<void> {
  const { media } = await ownPost(db, actor, postId)
  if (media.length >= LIMITS.filesPerPost) {
    throw refused('too-many-files', 'file', { max: LIMITS.filesPerPost })
  }
}

/** Appends an uploaded file to a post. */
export async function addPostFile(
  world: World,
  actor: Actor,
  postId: number,
  stored: StoredFile,
): Promise<PostInfo> {
  await createOnce(world, actor, async (db) => {
    await touchPost(world, db, actor, postId)
    await demandRoom(db, actor, postId)
    const { last } = await db
      .selectFrom('post_media')
      .where('post_id', '=', postId)
      .select((row) => row.fn.max<number | null>('position').as('last'))
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('media')
      .values(rowOf(world, actor, stored))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('post_media')
      .values({
        post_id: postId,
        media_id: id,
        position: (last ?? -1) + 1,
        elements: JSON.stringify(BARE_ELEMENTS),
      })
      .execute()
    if (last === null) await markReviewedProduct(db, actor.account.id, postId)
    await raiseContentVersion(db, actor.account.id)
    await audit(db, world, actor, {
      action: 'post.media-upload',
      entity: 'post',
      id: postId,
      detail: { mediaId: id, format: stored.format, bytes: stored.bytes },
    })
    return id
  })
  return ownPost(world.db, actor, postId)
}

/** Throws unless the media item is a video of the account. */
export async function demandVideo(db: Db, { account }: Actor, mediaId: number): Promise<void> {
  const media = await db
    .selectFrom('media')
    .where('id', '=', mediaId)
    .where('account_id', '=', account.id)
    .select('kind')
    .executeTakeFirst()
  if (!media) throw new ApiError(404, 'not-found')
  if (media.kind !== 'video') throw refused('not-a-video', 'file')
}

/** Replaces the cover of a video; returns the address of its small size. */
export async function replaceCover(
  world: World,
  actor: Actor,
  mediaId: number,
  variants: readonly Variant[],
): Promise<string> {
  return world.db.transaction().execute(async (db) => {
    await demandVideo(db, actor, mediaId)
    await db
      .updateTable('media')
      .set({ variants: JSON.stringify(variants), look_due: 1 })
      .where('id', '=', mediaId)
      .execute()
    await raiseContentVersion(db, actor.account.id)
    await audit(db, world, actor, { action: 'media.cover', entity: 'media', id: mediaId })
    const posts = await db
      .selectFrom('post_media')
      .where('media_id', '=', mediaId)
      .select('post_id as id')
      .execute()
    for (const { id } of posts) {
      await audit(db, world, actor, {
        action: 'post.cover',
        entity: 'post',
        id,
        detail: { mediaId },
      })
    }
    return thumbnailPath(variants)
  })
}

/** Adds copied files to a post, in order; `first` is the position of the first of them. */
export async function writePostFiles(
  { clock }: Pick<World, 'clock'>,
  db: Db,
  post: { id: number; accountId: number; isStory: boolean },
  files: readonly StoredFile[],
  first = 0,
): Promise<void> {
  const elements = JSON.stringify({ ...BARE_ELEMENTS, view: post.isStory ? 'story' : 'square' })
  for (const [index, file] of files.entries()) {
    const media = await db
      .insertInto('media')
      .values({ ...file, account_id: post.accountId, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('post_media')
      .values({ post_id: post.id, media_id: media.id, position: first + index, elements })
      .execute()
  }
}
