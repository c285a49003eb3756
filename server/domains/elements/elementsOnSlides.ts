import type { Db } from '../../db/openDatabase'
import { readElements, type MediaElements } from './mediaElements'

/** The elements on the slides of a post, in their order. */
export async function elementsOnSlides(db: Db, postId: number): Promise<MediaElements[]> {
  const rows = await db
    .selectFrom('post_media')
    .where('post_id', '=', postId)
    .orderBy('position')
    .select('elements')
    .execute()
  return rows.map(({ elements }) => readElements(elements))
}
