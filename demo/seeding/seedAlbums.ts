import type { Db } from '../../server/db/openDatabase'
import { ALBUMS, DEFAULT_ALBUM, type AlbumKey } from '../content/demoPost'
import type { SeededPost } from './seedPosts'

/** An album with its posts, newest first; returns its id. */
export async function seedAlbum(
  db: Db,
  accountId: number,
  album: { name: string; isDefault?: boolean; created_at: number },
  posts: readonly SeededPost[],
): Promise<number> {
  const { id } = await db
    .insertInto('album')
    .values({
      account_id: accountId,
      name: album.name,
      is_story: 0,
      sort_type: 'manualSortingPosition',
      sort_direction: 'desc',
      sources: '[]',
      use_all_data_sources: 1,
      is_default: album.isDefault ? 1 : 0,
      created_at: album.created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const newestFirst = [...posts].sort((a, b) => b.since - a.since)
  if (newestFirst.length > 0) {
    await db
      .insertInto('album_post')
      .values(newestFirst.map((post, position) => ({ album_id: id, post_id: post.id, position })))
      .execute()
  }
  return id
}

/** The albums of the demo shop; returns ids by key. */
export async function seedAlbums(
  db: Db,
  accountId: number,
  posts: readonly SeededPost[],
  created_at: number,
): Promise<ReadonlyMap<AlbumKey, number>> {
  const ids = new Map<AlbumKey, number>()
  for (const key of Object.keys(ALBUMS) as AlbumKey[]) {
    const own = posts.filter(({ post }) => post.albums.includes(key))
    const album = { name: ALBUMS[key], isDefault: key === DEFAULT_ALBUM, created_at }
    ids.set(key, await seedAlbum(db, accountId, album, own))
  }
  return ids
}
