import type { Kysely } from 'kysely'
import { required, withId } from './columns'
import type { Engine } from './engine'

/** The deletion of an account, its period of keeping the events of shoppers, and the ledgers of deleted accounts. */
export async function createPrivacy(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const column of ['deletion_asked_at', 'deletes_at', 'deletion_started_at']) {
    await db.schema.alterTable('account').addColumn(column, 'bigint').execute()
  }
  // Accounts that exist keep their events until a person with the right chooses a time.
  await db.schema.alterTable('account').addColumn('event_months', 'smallint').execute()
  await withId(db.schema.createTable('kept_ledger'), engine)
    .addColumn('order_number', 'bigint')
    .addColumn('method', 'text')
    .addColumn('payment_number', 'text')
    .addColumn('plan', 'text', required)
    .addColumn('months', 'smallint', required)
    .addColumn('amount', 'bigint', required)
    .addColumn('paid_at', 'bigint', required)
    .addColumn('company', 'text')
    .addColumn('kept_until', 'bigint', required)
    .execute()
}
