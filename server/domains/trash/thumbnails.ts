import { sql } from 'kysely'
import * as v from 'valibot'
import { thumbnailPath } from '../../blobs/variants'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import { hasManyWriters } from '../../db/writers'
import { variantsOf } from '../../media/presentMedia'

const slidesSchema = v.array(v.object({ media_id: v.number(), position: v.number() }))

/** By row of the trash: the smallest size of the picture of its first slide. */
export async function thumbnailsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  // Not the whole contents, which may be long.
  const slides = hasManyWriters(db)
    ? sql<string | null>`(contents::json #> '{rows,post_media}')::text`
    : sql<string | null>`json_extract(contents, '$.rows.post_media')`
  const posts = await db
    .selectFrom('trash')
    .where('id', 'in', ids)
    .where('kind', '=', 'post')
    .select(['id', slides.as('slides')])
    .execute()
  const media = await db
    .selectFrom('media')
    .where('id', 'in', (eb) =>
      eb.selectFrom('trash_media').where('trash_id', 'in', ids).select('media_id'),
    )
    .select(['id', 'variants'])
    .execute()
  const variants = new Map(media.map((row) => [row.id, row]))
  return new Map(
    posts.flatMap((post) => {
      const inOrder = readJson(slidesSchema, post.slides ?? '[]').sort(
        (one, other) => one.position - other.position,
      )
      const first = inOrder.flatMap(({ media_id }) => variants.get(media_id) ?? [])[0]
      return first ? [[post.id, thumbnailPath(variantsOf(first))] as const] : []
    }),
  )
}
