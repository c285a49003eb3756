import type { Db } from '../db/openDatabase'
import { thumbnailPath } from '../blobs/variants'
import { variantsOf } from './presentMedia'

/** By post: the address of the smallest size of its first picture. */
export async function postThumbnails(
  db: Db,
  postIds: readonly number[],
): Promise<Map<number, string>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .where('post_media.post_id', 'in', postIds)
    .orderBy('post_media.position', 'desc')
    .select(['post_media.post_id', 'media.variants'])
    .execute()
  return new Map(rows.map((row) => [row.post_id, thumbnailPath(variantsOf(row))]))
}
