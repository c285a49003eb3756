import { hasManyWriters } from '../../db/writers'
import type { Db } from '../../db/openDatabase'

/**
 * Deletes the rows of files that no post uses, not even a post in the trash; the sweep deletes the
 * files.
 */
export async function deleteUnusedMedia(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await holdMedia(db, ids)
  await db
    .deleteFrom('media')
    .where('id', 'in', ids)
    .where((media) =>
      media.not(
        media.exists(
          media
            .selectFrom('post_media')
            .whereRef('post_media.media_id', '=', 'media.id')
            .select('post_media.post_id'),
        ),
      ),
    )
    .where((media) =>
      media.not(
        media.exists(
          media
            .selectFrom('trash_media')
            .whereRef('trash_media.media_id', '=', 'media.id')
            .select('trash_media.trash_id'),
        ),
      ),
    )
    .execute()
}

/**
 * On PostgreSQL waits for a transaction that is adding a file to another post, so that the next statement sees it. SQLite has one writer at a time.
 */
async function holdMedia(db: Db, ids: readonly number[]): Promise<void> {
  if (!hasManyWriters(db)) return
  await db
    .selectFrom('media')
    .where('id', 'in', ids)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
}
