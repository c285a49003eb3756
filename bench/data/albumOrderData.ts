import { openDatabase } from '../../server/db/openDatabase'
import { readSettings } from '../../server/settings'
import { seedLibrary } from './seedLibrary'

export { OWNER, PATHS } from './serverListData'

/** A shop with one album that contains all of its posts, in the order of their numbers. */
export async function seedLongAlbum(dataDir: string, posts: number): Promise<number> {
  await seedLibrary(dataDir, posts)
  const db = await openDatabase(readSettings({ DATA_DIR: dataDir }))
  try {
    const { account_id } = await db
      .selectFrom('post')
      .select('account_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const album = await db
      .insertInto('album')
      .values({
        account_id,
        name: 'Длинный альбом',
        sort_type: 'manualSortingPosition',
        sort_direction: 'desc',
        created_at: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('album_post')
      .columns(['album_id', 'post_id', 'position'])
      .expression(
        db
          .selectFrom('post')
          .select((post) => [post.val(album.id).as('album_id'), 'post.id', 'post.id as position']),
      )
      .execute()
    return album.id
  } finally {
    await db.destroy()
  }
}
