import type { Kysely } from 'kysely'
import { loose, owned, required, startingAt, withId } from './columns'
import type { Engine } from './engine'

/** Orders of tariffs, their columns in the ledger of payments, and the columns from which an account's licence and renewal are computed. */
export async function createOrders(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('plan_order'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('plan_id', 'bigint', owned('plan.id'))
    .addColumn('months', 'integer', required)
    .addColumn('amount', 'bigint', required)
    .addColumn('refunded', 'bigint', startingAt(0))
    .addColumn('method', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('provider_key', 'text', (column) => column.notNull().unique())
    .addColumn('provider_id', 'text', (column) => column.unique())
    .addColumn('method_id', 'text')
    .addColumn('confirmation_url', 'text')
    .addColumn('is_renewed', 'smallint', startingAt(0))
    .addColumn('has_problem', 'smallint', startingAt(0))
    .addColumn('buyer', 'text')
    .addColumn('seller', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('checked_at', 'bigint', required)
    .addColumn('paid_at', 'bigint')
    .addUniqueConstraint('plan_order_once', ['account_id', 'key'])
    .execute()
  await db.schema
    .createIndex('plan_order_status')
    .on('plan_order')
    .columns(['status', 'checked_at'])
    .execute()

  await db.schema
    .alterTable('payment')
    .addColumn('order_id', 'bigint', loose('plan_order.id'))
    .execute()
  await db.schema
    .alterTable('payment')
    .addColumn('refunded_total', 'bigint', startingAt(0))
    .execute()
  await db.schema
    .createIndex('payment_once')
    .unique()
    .on('payment')
    .columns(['order_id', 'refunded_total'])
    .execute()

  await db.schema.alterTable('account').addColumn('company', 'text').execute()
  await db.schema.alterTable('account').addColumn('licence_base', 'text').execute()
  await db.schema
    .alterTable('account')
    .addColumn('renewal_order_id', 'bigint', loose('plan_order.id'))
    .execute()
  await db.schema.alterTable('account').addColumn('renewal_cancelled_at', 'bigint').execute()
  await db.schema.alterTable('account').addColumn('renewal_failed_at', 'bigint').execute()
}
