import type { Insertable } from 'kysely'
import type { PostInfo } from '@/contract/entities/post'
import type { Actor } from '../../auth/actor'
import type { PostTable } from '../../db/tables/posts'
import type { StoredFile } from '../../media/storePostFile'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { autoMarkPost } from '../posts/autoMarkPost'
import { autoPublishPost } from '../posts/autoPublishPost'
import { findPostByLink } from './findPostByLink'
import { postAddress } from './postAddress'
import { insertPost } from '../posts/insertPost'
import { ownPost } from '../posts/savePost'
import { writePostFiles } from '../posts/writePostFiles'

/** Writes a post with its copied files, in one transaction; after a concurrent addition of the same link, returns that post instead. */
export async function createLinkedPost(
  world: World,
  actor: Actor,
  row: Insertable<PostTable>,
  files: readonly StoredFile[],
): Promise<{ postInfo: PostInfo; isNew: boolean }> {
  return world.db.transaction().execute(async (db) => {
    // A network may have imported it while its pictures were copied.
    const address = row.post_link ? postAddress(row.post_link) : null
    const known = address && (await findPostByLink(db, actor.account.id, address))
    if (known) return { postInfo: await ownPost(db, actor, known), isNew: false }
    const { id, isNew } = await insertPost(db, row)
    if (!isNew) return { postInfo: await ownPost(db, actor, id), isNew }
    const isStory = row.post_type === 'story'
    await writePostFiles(world, db, { id, accountId: actor.account.id, isStory }, files)
    await autoMarkPost(db, actor.account.id, 'link', { id, text: row.text })
    const isPublished = await autoPublishPost(world, db, actor.account.id, 'link', id)
    await audit(db, world, actor, {
      action: 'post.create',
      entity: 'post',
      id,
      detail: { files: files.length, isPublished, isByLink: true },
    })
    return { postInfo: await ownPost(db, actor, id), isNew }
  })
}
