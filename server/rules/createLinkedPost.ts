import type { Insertable } from 'kysely'
import type { PostInfo } from '@/contract/entities/post'
import type { Actor } from '../auth/actor'
import type { Db } from '../db/openDatabase'
import type { PostTable } from '../db/tables/posts'
import type { StoredFile } from '../media/storePostFile'
import type { World } from '../world'
import { audit } from './audit'
import { autoPublishPost } from './autoPublishPost'
import { BARE_ELEMENTS } from './mediaElements'
import { ownPost } from './savePost'

/** Writes a post with its copied files, in one transaction; somebody else's post of the same link stays the only one. */
export async function createLinkedPost(
  world: World,
  actor: Actor,
  row: Insertable<PostTable>,
  files: readonly StoredFile[],
): Promise<{ postInfo: PostInfo; isNew: boolean }> {
  return world.db.transaction().execute(async (db) => {
    const added = await db
      .insertInto('post')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'provider', 'provider_id']).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (!added) return { postInfo: await ownPost(db, actor, await idOf(db, row)), isNew: false }
    await writeFiles(world, db, actor, added.id, files, row.post_type === 'story')
    const isPublished = await autoPublishPost(world, db, actor, 'link', added.id)
    await audit(db, world, actor, {
      action: 'post.create',
      entity: 'post',
      id: added.id,
      detail: { files: files.length, isPublished, isByLink: true },
    })
    return { postInfo: await ownPost(db, actor, added.id), isNew: true }
  })
}

async function idOf(db: Db, row: Insertable<PostTable>): Promise<number> {
  const { id } = await db
    .selectFrom('post')
    .where('account_id', '=', row.account_id)
    .where('provider', '=', row.provider)
    .where('provider_id', '=', row.provider_id)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
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
