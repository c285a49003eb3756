import { sql, type Kysely } from 'kysely'
import { loose, owned, required, startingAt, withId } from './columns'
import type { Engine } from './engine'

/**
 * Offers of a feed are staged per reading, so that a runner that lost its lease can neither add to another's reading nor clear it; only new and
 * changed offers are staged. Running readings start again.
 */
export async function createFeedReadings(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('feed_reading'), engine)
    .addColumn('feed_id', 'bigint', loose('catalogue_feed.id'))
    .addColumn('created', 'integer', startingAt(0))
    .addColumn('changed', 'integer', startingAt(0))
    .addColumn('gone', 'integer', startingAt(0))
    .execute()
  await db.schema.createIndex('feed_reading_feed').on('feed_reading').column('feed_id').execute()
  await db.schema.dropTable('feed_offer').execute()
  await db.schema
    .createTable('feed_offer')
    .addColumn('reading_id', 'bigint', owned('feed_reading.id'))
    .addColumn('position', 'integer', required)
    .addColumn('sku_id', 'bigint')
    .addColumn('article', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('brand', 'text', required)
    .addColumn('price', 'bigint', required)
    .addColumn('old_price', 'bigint')
    .addColumn('currency', 'text', required)
    .addColumn('in_stock', 'smallint', required)
    .addColumn('link', 'text', required)
    .addColumn('link_key', 'text', required)
    .addColumn('image_url', 'text', required)
    .addColumn('source_image_urls', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('group_id', 'text')
    .addColumn('vendor_code', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('hash', 'text', required)
    .addPrimaryKeyConstraint('feed_offer_once', ['reading_id', 'position'])
    .execute()
  // Products that left the catalogue are checked after every reading, and are few.
  await db.schema
    .createIndex('sku_left')
    .on('sku')
    .columns(['account_id', 'feed_id', 'id'])
    .where(sql.ref('left_at'), 'is not', null)
    .execute()
}
