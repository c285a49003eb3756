import { sql, type Kysely } from 'kysely'
import { owned, required, withId } from './columns'
import type { Engine } from './engine'

/**
 * The last week whose letter of reports was sent, since when a letter is being sent, and the shoppers of whom orders are
 * compared.
 */
export async function addReportsAndShoppers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('account').addColumn('reports_week', 'bigint').execute()
  await db.schema.alterTable('sent_letter').addColumn('pending_since', 'bigint').execute()
  await withId(db.schema.createTable('shopper'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('mark', 'text')
    .addColumn('began_at', 'bigint', required)
    .addColumn('opened_at', 'bigint')
    .addColumn('ordered_at', 'bigint')
    .addUniqueConstraint('shopper_once', ['account_id', 'mark'])
    .execute()
  // Holds all that a report counts.
  await db.schema
    .createIndex('shopper_time')
    .on('shopper')
    .columns(['account_id', 'began_at', 'opened_at', 'ordered_at'])
    .execute()
  await db.schema
    .createIndex('shopper_marked')
    .on('shopper')
    .column('began_at')
    .where(sql.ref('mark'), 'is not', null)
    .execute()
}
