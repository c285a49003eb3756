import type { Kysely } from 'kysely'

/** The products of a feed that are in the catalogue are counted without reading a row of them. */
export async function countFeedsByIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('sku_feed').execute()
  await db.schema.createIndex('sku_feed').on('sku').columns(['feed_id', 'left_at']).execute()
}
