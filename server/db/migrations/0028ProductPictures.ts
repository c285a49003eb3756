import { sql, type Kysely } from 'kysely'
import { startingAt } from './columns'

/** Whether the first picture of a product can be loaded: its address, the time of the check, and the result. */
export async function addProductPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sku').addColumn('picture_url', 'text').execute()
  await db.schema.alterTable('sku').addColumn('picture_checked_at', 'bigint').execute()
  await db.schema.alterTable('sku').addColumn('picture_failed', 'smallint', startingAt(0)).execute()
  await db.schema
    .createIndex('sku_picture_failed')
    .on('sku')
    .columns(['account_id', 'id'])
    .where(sql.ref('picture_failed'), '=', 1)
    .execute()
  await sql`
    insert into job (account_id, kind, subject, run_at, created_at)
    select id, 'product-pictures', 'products', created_at, created_at from account
    where id in (select account_id from sku where image_url like 'http%')
  `.execute(db)
}
