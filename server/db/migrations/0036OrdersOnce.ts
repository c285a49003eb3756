import { sql, type Kysely } from 'kysely'

/** An order or a cart counts once in the account, whichever widget it is reported from. */
export async function countOrdersOnce(db: Kysely<unknown>): Promise<void> {
  const isOfOrder = sql<boolean>`type in ('addToCart', 'purchase')`
  await sql`
    delete from event
    where ${isOfOrder} and id not in (
      select min(id) from event where ${isOfOrder} group by account_id, event_key
    )
  `.execute(db)
  await db.schema
    .createIndex('event_order_once')
    .unique()
    .on('event')
    .columns(['account_id', 'event_key'])
    .where(isOfOrder)
    .execute()
}
