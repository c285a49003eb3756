import { sql, type Kysely } from 'kysely'

/** What was paid for products that were bought after a click in a widget. */
export async function addPurchases(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('event').addColumn('amount', 'bigint').execute()
  await db.schema.alterTable('event').addColumn('currency', 'text').execute()
  // Few of many events, which reports add up.
  await db.schema
    .createIndex('event_purchase')
    .on('event')
    .columns(['account_id', 'created_at'])
    .where(sql.ref('type'), '=', 'purchase')
    .execute()
}
