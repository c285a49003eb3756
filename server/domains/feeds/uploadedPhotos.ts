import { sql } from 'kysely'
import { mediaPath } from '../../blobs/blobStore'
import { variantFor } from '../../blobs/variants'
import type { Db } from '../../db/openDatabase'
import { variantsOf } from '../../media/presentMedia'
import { sourceImageUrlsOf } from '../products/presentProduct'
import { inSpan, type StagedSpan } from './writeProducts'

/** Products with photos of the team whose pictures staged offers are about to replace. */
export async function photographedProducts(db: Db, span: StagedSpan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select offer.sku_id as id from feed_offer offer
    where ${inSpan(span)} and exists (select 1 from sku_media photo where photo.sku_id = offer.sku_id)
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Appends the team's photos to those of the feed. */
export async function addUploadedPhotos(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const sku = await db
      .selectFrom('sku')
      .select(['image_url', 'source_image_urls'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const photos = await db
      .selectFrom('sku_media')
      .select('variants')
      .where('sku_id', '=', id)
      .orderBy('id')
      .execute()
    const sizes = photos.map(variantsOf)
    const urls = sizes.map((variants) => mediaPath(variantFor(variants, 'full').blob))
    const [first] = sizes
    await db
      .updateTable('sku')
      .set({
        source_image_urls: JSON.stringify([...sourceImageUrlsOf(sku), ...urls]),
        ...(sku.image_url === '' && first
          ? { image_url: mediaPath(variantFor(first, 'frame').blob) }
          : {}),
      })
      .where('id', '=', id)
      .execute()
  }
}
