import type { Kysely } from 'kysely'

/** Replaces the index of a feed's products by one that suffices to count those in the catalogue. */
export async function countFeedsByIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('sku_feed').execute()
  await db.schema.createIndex('sku_feed').on('sku').columns(['feed_id', 'left_at']).execute()
}
