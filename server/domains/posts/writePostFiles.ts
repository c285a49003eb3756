import type { Db } from '../../db/openDatabase'
import type { StoredFile } from '../../media/storePostFile'
import type { World } from '../../world'
import { BARE_ELEMENTS } from '../elements/mediaElements'

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
