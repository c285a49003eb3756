import type { Kysely } from 'kysely'

/** Counts a feed's products in the catalogue by the index alone. */
export async function countFeedsByIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('sku_feed').execute()
  await db.schema.createIndex('sku_feed').on('sku').columns(['feed_id', 'left_at']).execute()
}
