import type { PostInfo } from '@/contract/entities/post'
import type { Actor } from '../auth/actor'
import { refused } from '../http/apiError'
import type { World } from '../world'
import { audit } from './audit'
import { BARE_ELEMENTS } from './mediaElements'
import { areOwn } from './ownIds'
import { newPostRow } from './postRow'
import { ownPost } from './savePost'

/** Makes one unpublished post of uploaded files, in the order given. */
export async function createUploadedPost(
  world: World,
  actor: Actor,
  caption: string,
  mediaIds: readonly number[],
): Promise<PostInfo> {
  const { account } = actor
  const isRepeated = new Set(mediaIds).size < mediaIds.length
  return world.db.transaction().execute(async (db) => {
    if (isRepeated || !(await areOwn(db, 'media', account.id, mediaIds))) {
      throw refused('media-not-found', 'mediaList')
    }
    const now = world.clock.now()
    const { id } = await db
      .insertInto('post')
      .values(newPostRow(account.id, world.ids.publicId(), account.username, caption, now))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('post_media')
      .values(
        mediaIds.map((mediaId, position) => ({
          post_id: id,
          media_id: mediaId,
          position,
          elements: JSON.stringify(BARE_ELEMENTS),
        })),
      )
      .execute()
    await audit(db, world, actor, {
      action: 'post.create',
      entity: 'post',
      id,
      detail: { files: mediaIds.length },
    })
    return ownPost(db, actor, id)
  })
}
