import * as v from 'valibot'
import type { Db } from '../../../db/openDatabase'
import { thumbnailPath } from '../../../blobs/variants'
import { readJson } from '../../../db/readJson'
import { variantsOf } from '../../../media/presentMedia'
import { hiddenSlides } from '../../elements/mediaElements'

/** By post: the address of the smallest size of the first picture that shoppers see. */
export async function shownThumbnails(
  db: Db,
  postIds: readonly number[],
): Promise<Map<number, string>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .innerJoin('post', 'post.id', 'post_media.post_id')
    .where('post_media.post_id', 'in', postIds)
    .orderBy('post_media.position')
    .select(['post_media.post_id', 'media.variants', 'post.hidden_carousel_positions'])
    .execute()
  const slidesOf = new Map<number, typeof rows>()
  for (const row of rows) slidesOf.set(row.post_id, [...(slidesOf.get(row.post_id) ?? []), row])
  return new Map(
    [...slidesOf].flatMap(([id, slides]) => {
      const positions = slides[0]?.hidden_carousel_positions ?? '[]'
      const hidden = hiddenSlides(readJson(v.array(v.number()), positions), slides.length)
      const first = slides.find((_slide, index) => !hidden.has(index + 1))
      return first ? [[id, thumbnailPath(variantsOf(first))]] : []
    }),
  )
}
