import { sql, type Kysely } from 'kysely'
import { emptyList, loose, owned, required, startingAt, withId } from './columns'
import type { Engine } from './engine'

interface EarlierFeed {
  account_id: number
  link: string
  submitted_at: number
}

/**
 * An account has several feeds, and a product refers to its feed. No feed was ever read before: submitted ones are queued to be read for their
 * review.
 */
export async function createCatalogueFeeds(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createFeeds(db, engine)
  await createParts(db)
  await extendProducts(db)
  const { rows } = await sql<EarlierFeed>`
    select account_id, link, submitted_at from feed order by account_id
  `.execute(db)
  for (const { account_id, link, submitted_at } of rows) {
    const { rows: made } = await sql<{ id: number }>`
      insert into catalogue_feed (account_id, link, status, submitted_at)
      values (${account_id}, ${link}, 'review', ${submitted_at}) returning id
    `.execute(db)
    await sql`
      insert into job (account_id, kind, subject, run_at, created_at)
      values (${account_id}, 'feed', ${String(made[0]?.id)}, ${submitted_at}, ${submitted_at})
    `.execute(db)
  }
  await db.schema.dropTable('feed').execute()
}

async function createFeeds(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('catalogue_feed'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('link', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('is_loss_accepted', 'smallint', startingAt(0))
    .addColumn('submitted_at', 'bigint', required)
    .addColumn('read_at', 'bigint')
    .addColumn('etag', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_modified', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('offer_count', 'integer', startingAt(0))
    .addColumn('rejected_count', 'integer', startingAt(0))
    .addColumn('sample', 'text', emptyList)
    .addColumn('loss', 'text')
    .addColumn('changes', 'text')
    .addColumn('revision', 'integer', startingAt(1))
    .addUniqueConstraint('catalogue_feed_link', ['account_id', 'link'])
    .execute()
}

async function createParts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feed_offer')
    .addColumn('feed_id', 'bigint', owned('catalogue_feed.id'))
    .addColumn('position', 'integer', required)
    .addColumn('line', 'integer', required)
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
    .addPrimaryKeyConstraint('feed_offer_once', ['feed_id', 'article'])
    .execute()
  await db.schema
    .createTable('feed_rejection')
    .addColumn('feed_id', 'bigint', owned('catalogue_feed.id'))
    .addColumn('position', 'integer', required)
    .addColumn('line', 'integer', required)
    .addColumn('article', 'text')
    .addColumn('reason', 'text', required)
    .addPrimaryKeyConstraint('feed_rejection_once', ['feed_id', 'position'])
    .execute()
}

/** One column per statement: the embedded engine adds only one. */
async function extendProducts(db: Kysely<unknown>): Promise<void> {
  const sku = () => db.schema.alterTable('sku')
  await sku().addColumn('feed_id', 'bigint', loose('catalogue_feed.id')).execute()
  await sku().addColumn('offer_hash', 'text').execute()
  await sku().addColumn('left_at', 'bigint').execute()
  await sku().addColumn('group_id', 'text').execute()
  await sku()
    .addColumn('vendor_code', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sku().addColumn('category', 'text', emptyList).execute()
  await db.schema.createIndex('sku_feed').on('sku').column('feed_id').execute()
}
