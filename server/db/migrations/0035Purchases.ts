import { sql, type Kysely } from 'kysely'

/** The amounts of purchases after a click in a widget. */
export async function addPurchases(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('event').addColumn('amount', 'bigint').execute()
  await db.schema.alterTable('event').addColumn('currency', 'text').execute()
  // Purchases are a small share of all events; reports sum up their amounts.
  await db.schema
    .createIndex('event_purchase')
    .on('event')
    .columns(['account_id', 'created_at'])
    .where(sql.ref('type'), '=', 'purchase')
    .execute()
}
