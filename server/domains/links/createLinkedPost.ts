import type { Insertable } from 'kysely'
import type { PostInfo } from '@/contract/entities/post'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import type { PostTable } from '../../db/tables/posts'
import type { StoredFile } from '../../media/storePostFile'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { autoPublishPost } from '../posts/autoPublishPost'
import { insertPost } from '../posts/insertPost'
import { BARE_ELEMENTS } from '../elements/mediaElements'
import { ownPost } from '../posts/savePost'

/**
 * Writes a post with its copied files, in one transaction; if somebody else added the same link meanwhile, theirs
 * stays the only one.
 */
export async function createLinkedPost(
  world: World,
  actor: Actor,
  row: Insertable<PostTable>,
  files: readonly StoredFile[],
): Promise<{ postInfo: PostInfo; isNew: boolean }> {
  return world.db.transaction().execute(async (db) => {
    const { id, isNew } = await insertPost(db, row)
    if (!isNew) return { postInfo: await ownPost(db, actor, id), isNew }
    await writeFiles(world, db, actor, id, files, row.post_type === 'story')
    const isPublished = await autoPublishPost(world, db, actor, 'link', id)
    await audit(db, world, actor, {
      action: 'post.create',
      entity: 'post',
      id,
      detail: { files: files.length, isPublished, isByLink: true },
    })
    return { postInfo: await ownPost(db, actor, id), isNew }
  })
}

async function writeFiles(
  { clock }: World,
  db: Db,
  { account }: Actor,
  postId: number,
  files: readonly StoredFile[],
  isStory: boolean,
): Promise<void> {
  const elements = JSON.stringify({ ...BARE_ELEMENTS, view: isStory ? 'story' : 'square' })
  for (const [position, file] of files.entries()) {
    const media = await db
      .insertInto('media')
      .values({ ...file, account_id: account.id, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('post_media')
      .values({ post_id: postId, media_id: media.id, position, elements })
      .execute()
  }
}
