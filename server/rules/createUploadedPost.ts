import type { PostInfo } from '@/contract/entities/post'
import { MEGABYTE, STORY_MAX_BYTES } from '@/contract/uploads'
import type { Actor } from '../auth/actor'
import type { Db } from '../db/openDatabase'
import { refused } from '../http/apiError'
import type { World } from '../world'
import { audit } from './audit'
import { autoPublishPost } from './autoPublishPost'
import { BARE_ELEMENTS } from './mediaElements'
import { areOwn } from './ownIds'
import { newPostRow } from './postRow'
import { ownPost } from './savePost'
import { addToAlbums } from './writePostParts'

interface NewPost {
  postType: 'post' | 'story'
  caption: string
  /** In the order of the post. */
  mediaList: readonly number[]
  albumList: readonly number[]
}

/** Makes one post of uploaded files in their albums; unpublished unless its source publishes by itself. */
export async function createUploadedPost(
  world: World,
  actor: Actor,
  { postType, caption, mediaList, albumList }: NewPost,
): Promise<PostInfo> {
  const { account } = actor
  const isRepeated = new Set(mediaList).size < mediaList.length
  return world.db.transaction().execute(async (db) => {
    if (isRepeated || !(await areOwn(db, 'media', account.id, mediaList))) {
      throw refused('media-not-found', 'mediaList')
    }
    if (postType === 'story') await demandStorySize(db, mediaList)
    if (!(await areOwn(db, 'album', account.id, albumList))) {
      throw refused('album-not-found', 'albumList')
    }
    const now = world.clock.now()
    const { id } = await db
      .insertInto('post')
      .values({
        ...newPostRow(account.id, world.ids.publicId(), account.username, caption, now),
        post_type: postType,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('post_media')
      .values(
        mediaList.map((mediaId, position) => ({
          post_id: id,
          media_id: mediaId,
          position,
          elements: JSON.stringify(BARE_ELEMENTS),
        })),
      )
      .execute()
    const isPublished = await autoPublishPost(world, db, actor, 'upload', id)
    await addToAlbums(db, id, albumList)
    await audit(db, world, actor, {
      action: 'post.create',
      entity: 'post',
      id,
      detail: { files: mediaList.length, isPublished },
    })
    return ownPost(db, actor, id)
  })
}

/** Throws when a file is larger than a story takes. */
async function demandStorySize(db: Db, mediaList: readonly number[]): Promise<void> {
  const tooLarge = await db
    .selectFrom('media')
    .where('id', 'in', mediaList)
    .where('bytes', '>', STORY_MAX_BYTES)
    .select('id')
    .executeTakeFirst()
  if (tooLarge) throw refused('file-too-large', 'mediaList', { maxMb: STORY_MAX_BYTES / MEGABYTE })
}
