import { LIMITS } from '@/contract/limits'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import type { StoredFile } from '../../../media/storePostFile'
import type { NetworkItem } from '../../../networks/sourceReader'
import type { World } from '../../../world'
import { writePostFiles } from '../../posts/writePostFiles'
import type { ReadSource } from './source'

/** Appends media that appeared later, up to the post's limit. Media it already has are not duplicated, so an interrupted run may repeat this. */
export async function addItemMedia(
  world: World,
  { accountId }: ReadSource,
  postId: number,
  files: readonly StoredFile[],
): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    // Waits for a concurrent save of the post.
    const post = await db
      .updateTable('post')
      .set((stored) => ({
        revision: stored('revision', '+', 1),
        updated_at: world.clock.now(),
      }))
      .where('id', '=', postId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst()
    if (!post) return
    const has = await db
      .selectFrom('post_media')
      .innerJoin('media', 'media.id', 'post_media.media_id')
      .where('post_id', '=', postId)
      .select(['media.blob', 'post_media.position'])
      .execute()
    const more = files
      .filter(({ blob }) => has.every((one) => one.blob !== blob))
      .slice(0, Math.max(0, LIMITS.filesPerPost - has.length))
    const from = Math.max(-1, ...has.map(({ position }) => position)) + 1
    await writePostFiles(world, db, { id: postId, accountId, isStory: false }, more, from)
    await raiseContentVersion(db, accountId)
  })
}

/** Whether a known post may have new media. */
export const mayHaveGrown = ({ isGrowing = false, leftOut }: NetworkItem): boolean =>
  isGrowing && leftOut === null
