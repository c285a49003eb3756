import type { Db } from '../../server/db/openDatabase'
import { SEGMENTS } from '../content/segments'
import type { SeededPost } from './seedPosts'

/** The demo shop's segments with their posts. */
export async function seedSegments(
  db: Db,
  accountId: number,
  posts: readonly SeededPost[],
  created_at: number,
): Promise<void> {
  for (const { code, name, albums } of SEGMENTS) {
    const { id } = await db
      .insertInto('segment')
      .values({ account_id: accountId, code, name, id_at_provider: null, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const meant = posts.filter(({ post }) => albums.some((album) => post.albums.includes(album)))
    if (meant.length === 0) continue
    await db
      .insertInto('post_segment')
      .values(meant.map((post) => ({ post_id: post.id, segment_id: id })))
      .execute()
  }
}
